// Whether the list of keys is shown.

class Shortcuts {
  isOpen = $state(false);

  /** Shows the list on the key "?", unless somebody is writing. */
  readonly press = (event: KeyboardEvent): void => {
    const { target } = event;
    const isWriting = target instanceof Element && target.matches("input, textarea, select");
    if (event.key === "?" && !isWriting) this.isOpen = true;
  };
}

export const shortcuts = new Shortcuts();
