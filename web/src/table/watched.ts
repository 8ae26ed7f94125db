// A door that tells whether somebody waits at it.

import type { Door } from "$/rules/door";

export function watched(door: Door, onchange: (waits: boolean) => void): Door {
  let waiting = 0;
  const until = async <T>(answer: Promise<T>): Promise<T> => {
    onchange(++waiting > 0);
    try {
      return await answer;
    } finally {
      onchange(--waiting > 0);
    }
  };
  return {
    ask: (request) => until(door.ask(request)),
    think: (wish, stop) => until(door.think(wish, stop)),
    review: (wish, onprogress, stop) => until(door.review(wish, onprogress, stop)),
    hint: (wish, stop) => until(door.hint(wish, stop)),
    settle: (wish, onprogress, stop) => until(door.settle(wish, onprogress, stop)),
    close: () => door.close(),
  };
}
