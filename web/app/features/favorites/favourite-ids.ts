/** What somebody wants of each home whose answer is still out: true to save it, false to forget it. */
export type Wishes = ReadonlyMap<string, boolean>;

/** The last saved first, as the server has it. Saving twice is saving once. */
export function withWish(ids: readonly string[], id: string, wanted: boolean): readonly string[] {
  if (ids.includes(id) === wanted) return ids;
  return wanted ? [id, ...ids] : ids.filter((other) => other !== id);
}

export const withWishes = (ids: readonly string[], wishes: Wishes): readonly string[] =>
  [...wishes].reduce((list, [id, wanted]) => withWish(list, id, wanted), ids);
