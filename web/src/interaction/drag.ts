// Dragging by pointer: a picture follows the finger and is dropped on what lies below.

const THRESHOLD = 7;

export interface Drag {
  /** Filters the drop targets: elements with data-drop whose value this accepts. */
  accepts: (drop: string) => boolean;
  /** Called when the drag begins, to highlight the drop targets. */
  onlift?: () => void;
  ondrop: (drop: string) => void;
}

/** Makes an element draggable; without options (null) it can only be tapped. */
export function draggable(
  node: HTMLElement | SVGElement,
  drag: Drag | null,
): { update: (next: Drag | null) => void; destroy: () => void } {
  let present = drag;
  let begun: { x: number; y: number; id: number } | null = null;
  let picture: HTMLElement | null = null;
  let over: Element | null = null;

  const dropAt = (x: number, y: number): Element | null => {
    const found = document
      .elementsFromPoint(x, y)
      .flatMap((element) => element.closest("[data-drop]") ?? []);
    return (
      found.find((element) => present?.accepts(element.getAttribute("data-drop") ?? "") === true) ??
      null
    );
  };
  function mark(element: Element | null): void {
    over?.classList.remove("dropping");
    over = element;
    over?.classList.add("dropping");
  }
  function press(event: Event): void {
    if (present === null || !(event instanceof PointerEvent) || event.button !== 0) return;
    begun = { x: event.clientX, y: event.clientY, id: event.pointerId };
    node.setPointerCapture(event.pointerId); // a fast pointer leaves the element before its first move event
  }
  function lift(event: PointerEvent): void {
    const from = node.getBoundingClientRect();
    picture = document.createElement("div");
    picture.className = "dragged";
    picture.append(node.cloneNode(true));
    Object.assign(picture.style, {
      position: "fixed",
      left: `${from.x}px`,
      top: `${from.y}px`,
      width: `${from.width}px`,
      pointerEvents: "none",
      zIndex: "50",
      opacity: "0.9",
    });
    document.body.append(picture);
    present?.onlift?.();
    event.preventDefault();
  }
  function move(event: Event): void {
    if (begun === null || !(event instanceof PointerEvent) || event.pointerId !== begun.id) return;
    const [x, y] = [event.clientX - begun.x, event.clientY - begun.y];
    if (picture === null && Math.hypot(x, y) > THRESHOLD) lift(event);
    if (picture === null) return;
    picture.style.transform = `translate(${x}px, ${y}px) scale(1.06)`;
    mark(dropAt(event.clientX, event.clientY));
  }
  function end(event: Event): void {
    const drop = over?.getAttribute("data-drop") ?? null;
    const wasLifted = picture !== null;
    mark(null);
    picture?.remove();
    picture = null;
    begun = null;
    if (!wasLifted) return;
    // Suppresses the click that follows a drag.
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, true));
    if (event.type === "pointerup" && drop !== null) present?.ondrop(drop);
  }
  const stop = (click: Event): void => click.stopPropagation();

  node.style.touchAction = "none";
  const heard: [string, (event: Event) => void][] = [
    ["pointerdown", press],
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ];
  for (const [name, listener] of heard) node.addEventListener(name, listener);
  return {
    update: (next) => (present = next),
    destroy: () => {
      picture?.remove();
      for (const [name, listener] of heard) node.removeEventListener(name, listener);
    },
  };
}
