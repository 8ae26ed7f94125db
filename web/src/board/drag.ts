// Picking up and putting down, with mouse, finger and pen. It knows no game: a table says what can be taken,
// which places there are (any element with `data-drop`), and what a drop means. A refusal shakes the place that was
// tried if it also has a name for pointing.ts.
//
//   <ul {@attach drag({ things: "[data-card]", take, over, drop, end })}>
//
// - A thing is picked up after a few pixels of movement, or by a finger that rests on it; a tap stays a tap,
//   and a finger that moves the way the page scrolls scrolls it, unless it has rested first.
// - A copy follows the pointer, a little above a finger; the thing itself has the attribute `data-held` meanwhile.
// - What is not accepted glides back; Escape, another button of the mouse or a lost pointer takes it back too.
// - With `turn`: a second finger's tap, the wheel, R or space turn what is held.

import { wantsMotion } from "./motion";

export type Thing = HTMLElement | SVGElement;

export interface Carrying {
  /** Which descendants can be picked up; without it the element itself. */
  things?: string;
  /** The attribute that names a place: `data-drop`, unless something else is said. */
  places?: string;
  /** Places are smaller than a finger: what the copy is above of is meant, and not what the finger covers. */
  fine?: boolean;
  /** It is about to be picked up; false: it stays where it is. */
  take(thing: Thing): boolean;
  /** What follows the pointer, instead of a copy of the thing; whoever made it forgets it in `gone`. */
  copy?(thing: Thing): Thing;
  /** The place below has changed; null: none. Here the table lights it and shows what the move would bring. */
  over?(place: string | null): void;
  /** Where the pointer is, in pixels of the page, at every move. */
  move?(x: number, y: number): void;
  /** Let go over a place: whether it was accepted. */
  drop(place: string): boolean | Promise<boolean>;
  /** It is to be turned, clockwise or back. */
  turn?(by: 1 | -1): void;
  /** It is in nobody's hand any more; what was not accepted is about to glide back. */
  end?(accepted: boolean): void;
  /** What followed the pointer has left the page too. */
  gone?(copy: Thing): void;
}

const kSlop = 6; // pixels: less is a tap
const kRestMs = 250;
const kAboveFinger = 14;
const kGlideMs = { least: 120, most: 250 };
/** One turn for each notch of a wheel, however many events it sends. */
const kNotchMs = 130;

interface Spot {
  x: number;
  y: number;
}
const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => ({ x: clientX, y: clientY });
const middleOf = (node: Element): Spot => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** The first place at one of the spots. */
function placeAt(spots: readonly Spot[], attribute: string): string | null {
  for (const { x, y } of spots)
    for (const node of document.elementsFromPoint(x, y)) {
      const place = node.closest(`[${attribute}]`)?.getAttribute(attribute);
      if (typeof place === "string") return place;
    }
  return null;
}

/** Whether anything around scrolls up and down, or sideways. */
function scrollsAround(thing: Element): { x: boolean; y: boolean } {
  const scrolls = { x: false, y: false };
  for (let node: Element | null = thing.parentElement; node; node = node.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(node);
    const isPage = node === document.documentElement;
    const may = (overflow: string) => isPage || overflow === "auto" || overflow === "scroll";
    scrolls.x ||= node.scrollWidth > node.clientWidth + 1 && may(overflowX) && overflowX !== "hidden";
    scrolls.y ||= node.scrollHeight > node.clientHeight + 1 && may(overflowY) && overflowY !== "hidden";
  }
  return scrolls;
}

/** What looks like the thing, for above the page. */
export function copyOf(thing: Thing): Thing {
  const copy = thing.cloneNode(true) as Thing;
  for (const node of [copy, ...copy.querySelectorAll("[id]")]) node.removeAttribute("id");
  return copy;
}
function float(copy: Thing, { width, height }: DOMRect): void {
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("data-carried", "");
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "1000",
    inset: "0 auto auto 0",
    margin: "0",
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
    transition: "none",
    filter: "drop-shadow(0 0.4rem 0.5rem var(--shadow))",
  });
  document.body.append(copy);
}

/** The one thing that is pressed or held. */
let now: Carry | null = null;

class Carry {
  readonly #listening = new AbortController();
  readonly #from: Spot;
  readonly #finger: boolean;
  readonly #scrolls: { x: boolean; y: boolean };
  readonly #pointer: number;
  #at: Spot;
  #copy: Thing | null = null;
  /** From the pointer to the copy's corner. */
  #grip: Spot = { x: 0, y: 0 };
  #place: string | null = null;
  #moved = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #turned = -Infinity;

  constructor(
    private readonly thing: Thing,
    private readonly wishes: Carrying,
    event: PointerEvent,
  ) {
    this.#pointer = event.pointerId;
    this.#from = this.#at = spotOf(event);
    this.#finger = event.pointerType === "touch";
    this.#scrolls = this.#finger ? scrollsAround(thing) : { x: false, y: false };
    if (this.#finger) this.#rest = setTimeout(() => this.#pick(), kRestMs);
    this.#listen("pointermove", (event) => this.#move(event));
    this.#listen("pointerup", (event) => this.#up(event));
    this.#listen("pointercancel", (event) => event.pointerId === this.#pointer && this.cancel());
    this.#listen("pointerdown", (event) => this.#second(event));
    this.#listen("keydown", (event) => this.#key(event));
    this.#listen("wheel", (event) => this.#wheel(event));
    this.#listen("touchmove", (event) => this.keep(event));
    this.#listen("contextmenu", (event) => (this.#finger || this.#copy) && event.preventDefault());
    this.#listen("selectstart", (event) => event.preventDefault());
    // Of the window: a press also takes the focus from whatever had it.
    this.#listen("blur", (event) => event.target instanceof Node || this.cancel());
  }

  #listen<K extends keyof WindowEventMap>(name: K, heard: (event: WindowEventMap[K]) => void): void {
    addEventListener(name, heard, { capture: true, passive: false, signal: this.#listening.signal });
  }

  /** A finger's movement belongs to the thing and not to the page. */
  keep(event: TouchEvent): void {
    const touch = event.touches[0];
    if (this.#copy || (touch && !this.#scrollsTo(spotOf(touch)))) event.preventDefault();
  }
  /** Whether a movement to there is along a way in which the page scrolls. */
  #scrollsTo(to: Spot): boolean {
    const sideways = Math.abs(to.x - this.#from.x) > Math.abs(to.y - this.#from.y);
    return sideways ? this.#scrolls.x : this.#scrolls.y;
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    if (event.pointerType === "mouse" && event.buttons !== 1) return this.cancel();
    this.#at = spotOf(event);
    const far = Math.hypot(this.#at.x - this.#from.x, this.#at.y - this.#from.y) >= kSlop;
    this.#moved ||= far;
    if (!this.#copy && far) {
      if (this.#scrollsTo(this.#at)) return this.cancel();
      this.#pick();
    }
    if (this.#copy) this.#follow();
  }

  #pick(): void {
    clearTimeout(this.#rest);
    if (this.#copy) return;
    if (!this.wishes.take(this.thing)) return this.cancel();
    const box = this.thing.getBoundingClientRect();
    this.#grip = this.#finger
      ? { x: -box.width / 2, y: -box.height - kAboveFinger }
      : { x: box.x - this.#from.x, y: box.y - this.#from.y };
    this.#copy = this.wishes.copy?.(this.thing) ?? copyOf(this.thing);
    float(this.#copy, box);
    this.thing.setAttribute("data-held", "");
    // What lies below hears nothing of it, and the table still learns where it ended.
    this.thing.setPointerCapture?.(this.#pointer);
    this.thing.style.cursor = "grabbing";
    this.#follow();
  }

  #follow(): void {
    const copy = this.#copy!;
    copy.style.translate = `${this.#at.x + this.#grip.x}px ${this.#at.y + this.#grip.y}px`;
    this.wishes.move?.(this.#at.x, this.#at.y);
    // What the pointer is on, or else what the copy lies on: beside the rim both are meant.
    const spots = this.wishes.fine ? [middleOf(copy)] : [this.#at, middleOf(copy)];
    const place = placeAt(spots, this.wishes.places ?? "data-drop");
    if (place === this.#place) return;
    this.#place = place;
    this.wishes.over?.(place);
  }

  #second(event: PointerEvent): void {
    if (!this.#copy || event.pointerId === this.#pointer) return;
    event.preventDefault();
    event.stopPropagation();
    this.wishes.turn?.(1);
  }
  #key(event: KeyboardEvent): void {
    if (!this.#copy) return;
    const turns = event.key === " " || event.key.toLowerCase() === "r";
    if (turns) this.wishes.turn?.(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape") this.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  #wheel(event: WheelEvent): void {
    if (!this.#copy || !this.wishes.turn || event.deltaY === 0) return;
    event.preventDefault();
    if (event.timeStamp - this.#turned < kNotchMs) return;
    this.#turned = event.timeStamp;
    this.wishes.turn(event.deltaY > 0 ? 1 : -1);
  }

  #up(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    if (!this.#copy) return this.#stop();
    if (this.#moved) swallowClick();
    void this.#letGo(this.#moved ? this.#place : null);
  }
  cancel(): void {
    if (!this.#copy) return this.#stop();
    if (this.#moved) swallowLaterClick();
    void this.#letGo(null);
  }

  async #letGo(place: string | null): Promise<void> {
    const copy = this.#copy!;
    this.#stop();
    const accepted = place !== null && (await this.wishes.drop(place));
    this.wishes.end?.(accepted);
    const glide = accepted ? null : this.#glideBack(copy);
    if (glide) await glide.finished.catch(() => undefined);
    copy.remove();
    this.thing.removeAttribute("data-held");
    this.wishes.gone?.(copy);
  }

  #stop(): void {
    clearTimeout(this.#rest);
    this.#listening.abort();
    this.thing.style.cursor = "";
    if (now === this) now = null;
  }

  #glideBack(copy: Thing): Animation | null {
    if (!this.#moved || !this.thing.isConnected || !wantsMotion() || !copy.animate) return null;
    const { x, y } = this.thing.getBoundingClientRect();
    const far = Math.hypot(x - this.#at.x - this.#grip.x, y - this.#at.y - this.#grip.y);
    const duration = Math.max(kGlideMs.least, Math.min(kGlideMs.most, far));
    return copy.animate({ translate: `${x}px ${y}px` }, { duration, easing: "ease-out", fill: "forwards" });
  }
}

/** Where the pointer is let go the browser also sees a click, which was none. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}

/** The same for a thing that was taken back while the pointer is still down: it comes up before it goes down anew. */
function swallowLaterClick(): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  addEventListener("pointerdown", () => over.abort(), options);
  addEventListener("pointerup", () => (over.abort(), swallowClick()), options);
}

/** Whether something is in the hand now. */
export const carrying = (): boolean => document.querySelector("[data-carried]") !== null;

/** Over a place where it may lie what is carried steps back: what lies there then is seen at the place itself. */
export function stepBack(snaps: boolean): void {
  document.querySelector("[data-carried]")?.toggleAttribute("data-snaps", snaps);
}

/** For `{@attach drag({ ... })}` at a thing, or at what is around many. */
export const drag =
  (wishes: Carrying) =>
  (host: Element): (() => void) => {
    let mine: Carry | null = null;
    const down = (event: Event) => {
      const { target, button } = event as PointerEvent;
      const thing = target instanceof Element ? (wishes.things ? target.closest(wishes.things) : host) : null;
      if (now || button !== 0 || !thing || !host.contains(thing)) return;
      now = mine = new Carry(thing as Thing, wishes, event as PointerEvent);
    };
    const touch = (event: Event) => mine !== null && mine === now && mine.keep(event as TouchEvent);
    const none = (event: Event) => event.preventDefault();
    host.addEventListener("pointerdown", down);
    // Heard from the beginning of a touch, or the browser would not wait for it.
    host.addEventListener("touchmove", touch, { passive: false });
    host.addEventListener("dragstart", none);
    return () => {
      if (mine !== null && mine === now) mine.cancel();
      host.removeEventListener("pointerdown", down);
      host.removeEventListener("touchmove", touch);
      host.removeEventListener("dragstart", none);
    };
  };
