// The latest errors, until the next attempt. The session puts them into words.

class RecentErrors {
  last = $state.raw<unknown>(null);

  show(why: unknown): void {
    this.last = why;
  }

  /** Shows the error if some work fails; always resolves. */
  async attempt(work: Promise<unknown>): Promise<void> {
    this.last = null;
    try {
      await work;
    } catch (error) {
      this.last = error;
    }
  }
}

export const recentErrors = new RecentErrors();
