// Boards that were made on this device, with their names.

import { kGames, type GameId } from "$/rules/catalog";
import { kept } from "$/table/kept";

export interface OwnBoard {
  id: string;
  game: GameId;
  name: string;
  /** As the game's option takes it. */
  text: string;
  changed: number;
}

export const kBoardsKey = "pentario.boards";
const kVersion = 1;
export const kMostBoards = 200;
export const kLongestName = 60;
/** Four boards of Penta Rush are 440 signs. */
const kLongestText = 1000;

function isOwnBoard(value: unknown): value is OwnBoard {
  const board = value as Partial<OwnBoard> | null;
  return (
    typeof board?.id === "string" &&
    kGames.some((game) => game === board.game) &&
    typeof board.name === "string" &&
    board.name.length <= kLongestName &&
    typeof board.text === "string" &&
    board.text.length <= kLongestText &&
    typeof board.changed === "number"
  );
}

/** The boards in a text that was kept; what is none of ours is left out. */
export function readBoards(text: string | null): OwnBoard[] {
  try {
    const read = JSON.parse(text ?? "null") as { version?: unknown; boards?: unknown } | null;
    return read?.version === kVersion && Array.isArray(read.boards) ? read.boards.filter(isOwnBoard) : [];
  } catch {
    return [];
  }
}

export const writeBoards = (boards: readonly OwnBoard[]): string =>
  JSON.stringify({
    version: kVersion,
    boards: boards.toSorted((a, b) => b.changed - a.changed).slice(0, kMostBoards),
  });

const set = (boards: readonly OwnBoard[]): boolean => kept.set(kBoardsKey, writeBoards(boards));

export const ownBoards = {
  all: (): OwnBoard[] => readBoards(kept.get(kBoardsKey)),
  /** Those of a game, the one last changed first. */
  of(game: GameId): OwnBoard[] {
    return this.all().filter((board) => board.game === game);
  },
  isFull(): boolean {
    return this.all().length >= kMostBoards;
  },
  /** False when it will be lost with the page. */
  save(board: OwnBoard): boolean {
    return set([...this.all().filter(({ id }) => id !== board.id), board]);
  },
  remove(id: string): void {
    set(this.all().filter((board) => board.id !== id));
  },
};

export const newBoardId = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

// A board on its way to the set-up of a new game.
export interface Taken {
  game: GameId;
  text: string;
  variant: string;
}
let taken: Taken | null = null;
export function takeToSetup(game: GameId, text: string, variant: string): void {
  taken = { game, text, variant };
}
/** The board that was meant for this set-up, once. */
export function takenTo(game: GameId): Taken | null {
  const mine = taken?.game === game ? taken : null;
  if (mine) taken = null;
  return mine;
}
