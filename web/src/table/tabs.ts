// Several tabs of one browser on the same game: one of them writes at a time.

/** Does something while no other tab does the like to this table; at once where the browser has no locks. */
export function soleWriter<T>(id: string, job: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? (locks.request(`pentario.table.${id}`, job) as Promise<T>) : job();
}
