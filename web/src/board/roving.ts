// Arrow keys among the buttons or links of a group that is one stop for Tab: a hand, a spring, a log.
// The focus stays in the group when its buttons are switched off for a while, as at another's turn.

const kArrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (one: Element) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** The nearest button in a direction; what lies off the line counts as farther. */
export function nearest<T extends Element>(from: T, all: readonly T[], [right, down]: [number, number]): T | null {
  const here = middleOf(from);
  let best: { one: T; far: number } | null = null;
  for (const one of all) {
    const { x, y } = middleOf(one);
    const along = (x - here.x) * right + (y - here.y) * down;
    const off = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right);
    if (one === from || along <= 1 || off > 2 * along) continue;
    const far = along + 2 * off;
    if (!best || far < best.far) best = { one, far };
  }
  return best?.one ?? null;
}

type Stop = HTMLButtonElement | HTMLAnchorElement;
const isStop = (target: unknown): target is Stop =>
  target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;

/** For `{@attach roving}` at the element around the buttons. */
export const roving = (group: Element) => rove(group, 0);
/** The same where the newest comes last: Tab leads to that one. */
export const rovingFromEnd = (group: Element) => rove(group, -1);

function rove(group: Element, first: 0 | -1): () => void {
  let current: Stop | null = null;
  let had = false; // the focus, before the buttons were switched off
  const buttons = () => [...group.querySelectorAll<Stop>("button:enabled, a[href]")];

  function settle(): void {
    const all = buttons();
    if (all.length === 0) return;
    if (!current || !all.includes(current) || (first === -1 && !had)) current = all.at(first)!;
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
    if (had && document.activeElement === document.body) current.focus({ preventScroll: true });
  }
  function focused(event: Event): void {
    had = true;
    current = isStop(event.target) ? event.target : current;
    settle();
  }
  /** A button that is switched off loses the focus to nothing; only one that goes elsewhere is gone. */
  function left(event: Event): void {
    if ((event as FocusEvent).relatedTarget instanceof Node)
      had = group.contains((event as FocusEvent).relatedTarget as Node);
    else if (current?.isConnected && !current.matches(":disabled") && document.hasFocus()) had = false;
  }
  function press(event: Event): void {
    const { key, target } = event as KeyboardEvent;
    const all = buttons();
    if (!isStop(target) || !all.includes(target)) return;
    const arrow = kArrows[key];
    const next = arrow ? nearest(target, all, arrow) : key === "Home" ? all[0] : key === "End" ? all.at(-1) : null;
    if (!next) return;
    next.focus();
    event.preventDefault();
  }

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  group.addEventListener("focusin", focused);
  group.addEventListener("focusout", left);
  group.addEventListener("keydown", press);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("focusout", left);
    group.removeEventListener("keydown", press);
  };
}
