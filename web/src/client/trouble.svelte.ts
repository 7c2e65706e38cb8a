// What went wrong of late, until the next attempt. The session puts it into words.

class Trouble {
  last = $state.raw<unknown>(null);

  show(why: unknown): void {
    this.last = why;
  }

  /** Shows what goes wrong with some work; resolves in any case. */
  async attempt(work: Promise<unknown>): Promise<void> {
    this.last = null;
    try {
      await work;
    } catch (error) {
      this.last = error;
    }
  }
}

export const trouble = new Trouble();
