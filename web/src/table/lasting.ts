// A browser that runs out of room may throw away what a site keeps; asked once, it leaves ours alone.

import { kept } from "./kept";

/** Not one of the things that are saved as a file: it is about this browser. */
export const kAskedKey = "pentario.asked-to-last";

/** Asks the browser once, when the first game is kept. Whatever it says, everything goes on. */
export async function keepForGood(): Promise<void> {
  const storage = (navigator as Partial<Navigator>).storage as Partial<StorageManager> | undefined;
  if (!storage?.persist || kept.get(kAskedKey) !== null) return;
  kept.set(kAskedKey, "1");
  await storage.persist().catch(() => false);
}
