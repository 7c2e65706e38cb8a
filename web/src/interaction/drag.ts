// Dragging by pointer: a picture follows the finger, and where it is let go decides.

const THRESHOLD = 7;

export interface Drag {
  /** What may be dropped on: elements with data-drop whose value this accepts. */
  accepts: (drop: string) => boolean;
  /** What is said when the drag begins, to light up where it may end. */
  onlift?: () => void;
  ondrop: (drop: string) => void;
}

/** Lets an element be dragged; without one (null) it only can be tapped. */
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
    node.setPointerCapture(event.pointerId); // who is quick has left it before the first move is told
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
    // The click that follows a drag is none.
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
