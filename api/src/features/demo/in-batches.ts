/** What one statement takes at most: a statement has room for 65,535 values. */
const A_BATCH = 200;

/** A batch after the other, so that the process answers others in between. */
export async function inBatches<Item>(
  items: readonly Item[],
  put: (some: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += A_BATCH) await put(items.slice(at, at + A_BATCH));
}
