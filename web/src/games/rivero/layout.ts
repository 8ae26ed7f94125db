// How the table is laid out in the room it has, and how large the cards of rivers and hand can be there.

/** tall: all one below the other; wide: what is to be done stands beside the hand; low: both stand beside the
 *  table, as on a phone on its side. */
export type Form = "tall" | "wide" | "low";

const kLow = 460; // pixels high

export function formOf({ width, height }: Room): Form {
  if (width <= height * 1.02) return "tall";
  return height < kLow ? "low" : "wide";
}

export interface Room {
  width: number;
  height: number;
}
/** Something in a row of rivers, as wide as some widths of a card and some pixels. */
export interface Piece {
  cards: number;
  pixels: number;
}

/** How much of a card shows below the one that lies over it. */
const kStep = 0.56;
/** How high a card is, 100 wide: shorter where rows are dear. */
export const tallIn = ({ height }: Room): number => (height < 760 ? 104 : 130);
const kLimits = { least: 24, most: 72 };
/** Around a river: its frame, and the gap to the next. */
const kAround = 16;
const kFrame = 9;
const kFlask = 20;

/** A river; `open`: its cards lie beside one another, for one of them is to be taken. */
export const pieceOf = (positions: number, { flask = false, open = false } = {}): Piece => ({
  cards: open ? positions : 1 + kStep * (positions - 1),
  pixels: kAround + (flask ? kFlask : 0),
});
/** Where a new river is laid; with its name where there is room for that. */
export const newPiece = ({ width }: Room): Piece => ({ cards: 0, pixels: isNarrow({ width }) ? 52 : 128 });
export const isNarrow = ({ width }: { width: number }): boolean => width < 640;
/** Flask, action card and groundwater, and what lies at the action card. */
export const thingsPiece = (things: number, open: number): Piece => ({ cards: 0, pixels: 48 * things + 24 * open });

/** How high the pieces stand, one after the other in rows, with cards of that width. */
function heightOf(pieces: readonly Piece[], card: number, width: number, tall: number): number {
  let rows = pieces.length > 0 ? 1 : 0;
  let used = 0;
  for (const { cards, pixels } of pieces) {
    const wide = cards * card + pixels;
    if (used > 0 && used + wide > width) {
      ++rows;
      used = 0;
    }
    used += wide;
  }
  return rows * ((card * tall) / 100 + kFrame);
}

/** The widest cards with which all pieces fit into the room; the narrowest where none do: then they scroll. */
export function cardWidth(pieces: readonly Piece[], { width, height }: Room, tall: number): number {
  const fits = (card: number) =>
    pieces.every(({ cards, pixels }) => cards * card + pixels <= width) &&
    heightOf(pieces, card, width, tall) <= height;
  let card = kLimits.most;
  while (card > kLimits.least && !fits(card)) --card;
  return card;
}

/** How much of the height the rivers of a side may take. */
export const kShare = 0.15;

const kSort = 46; // the button that sorts the hand
const kHandGap = 3;

const kMostHeld = 150;

/** What a finger can press. */
const kFinger = 44;

/** Whether one row of the hand has room only without the button that sorts it. */
export const isTight = (count: number, width: number): boolean =>
  (width - kSort) / count - kHandGap < kFinger && width / count - kHandGap >= kFinger;

/** How wide the cards of a hand are, at a table so high: in one row where a finger can press them, or else in more. */
export function handWidth(count: number, { width, height }: Room, form: Form, table: number): number {
  const beside = form === "low";
  const most = beside ? 64 : Math.max(kFinger, Math.min(kMostHeld, Math.floor(table / 9)));
  if (count === 0 || width === 0) return most;
  const inRows = beside ? most : Math.max(kFinger, Math.floor(table / 11));
  const sort = isTight(count, width) ? 0 : kSort;
  const fitIn = (rows: number) => {
    const each = Math.ceil((count + (rows > 1 ? 1 : 0)) / rows);
    const wide = (rows > 1 ? width : width - sort) / each - kHandGap;
    const high = beside && height > 0 ? ((height - 12) / rows - 4) / 1.3 : Infinity;
    return Math.floor(Math.min(rows > 1 ? inRows : most, wide, high));
  };
  let best = fitIn(1);
  for (let rows = 2; rows <= 5 && (beside || best < kFinger); ++rows) best = Math.max(best, fitIn(rows));
  return Math.max(best, 24);
}

/** The rivers of a seat, in the order they were made. */
export const riversOf = (
  { rivers }: { rivers: Readonly<Record<string, readonly string[]>> },
  seat: number,
): [string, readonly string[]][] => Object.entries(rivers).filter(([name]) => name.startsWith(`${seat}.`));

const lengthOf = (cards: readonly string[]): number => cards.filter((card) => card !== "=").length;

/** How near a seat is to its goal: how many rivers are long enough, or how long the longest is where one will do. */
export function towards(
  position: Parameters<typeof riversOf>[0],
  seat: number,
  { goal, goal_length }: { goal: number; goal_length: number },
): number {
  const lengths = riversOf(position, seat).map(([, cards]) => lengthOf(cards));
  return goal > 1 ? lengths.filter((length) => length >= goal_length).length : Math.max(0, ...lengths);
}
