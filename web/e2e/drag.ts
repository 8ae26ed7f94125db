// Dragging as a hand does it: by mouse, or by a finger of a page that has touch.

import { type Locator, type Page } from "./test";

interface Spot {
  x: number;
  y: number;
}
const middleOf = async (what: Locator): Promise<Spot> => {
  const box = (await what.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** On the way from one spot to another. */
const between = (from: Spot, to: Spot): Spot[] =>
  [0.1, 0.5, 0.9, 1].map((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }));

/** What is done with a thing in the hand, before it is let go. */
export interface Held {
  /** Where it is now. */
  at: Spot;
  turn(): Promise<void>;
  moveTo(what: Locator): Promise<void>;
}
type During = (held: Held) => Promise<void>;

export async function dragByMouse(page: Page, thing: Locator, to: Locator, during?: During): Promise<void> {
  let at = await middleOf(thing);
  const moveTo = async (what: Locator) => {
    for (const spot of between(at, await middleOf(what))) await page.mouse.move(spot.x, spot.y);
    at = await middleOf(what);
  };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await moveTo(to);
  await during?.({ at, turn: () => page.keyboard.press("r"), moveTo });
  await page.mouse.up();
}

export async function dragByTouch(page: Page, thing: Locator, to: Locator, during?: During): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: (Spot & { id: number })[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const first = (spot: Spot) => ({ ...spot, id: 0 });
  let at = await middleOf(thing);
  const moveTo = async (what: Locator) => {
    for (const spot of between(at, await middleOf(what))) await touch("touchMove", first(spot));
    at = await middleOf(what);
  };
  /** A second finger taps beside the first. */
  const turn = async () => {
    const second = { x: at.x + 60, y: at.y + 60, id: 1 };
    await touch("touchStart", first(at), second);
    await touch("touchEnd", second);
  };
  await touch("touchStart", first(at));
  await moveTo(to);
  await during?.({ at, turn, moveTo });
  await touch("touchEnd");
  await session.detach();
}
