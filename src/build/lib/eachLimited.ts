/**
 * Does the work for each item, so many at a time: a picture being made takes memory, an open file a handle.
 *
 * @returns the results in the order of the items
 */
export async function eachLimited<T, R>(
  items: T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
