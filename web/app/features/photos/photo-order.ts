/** The order of photos by id; the first is the cover. Every function leaves the list it was given alone. */
type Ids = readonly string[];

/** The photo at another place; a place beyond either end is that end. */
export function movedTo(ids: Ids, id: string, place: number): Ids {
  if (!ids.includes(id)) return ids;
  const others = withoutPhoto(ids, id);
  return others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, id);
}

export const withoutPhoto = (ids: Ids, id: string): Ids => ids.filter((other) => other !== id);

/** A photo that has just arrived, in front of those chosen after it that were quicker. */
export function withArrived(ids: Ids, id: string, chosenLater: Ids): Ids {
  if (ids.includes(id)) return ids;
  const place = ids.findIndex((other) => chosenLater.includes(other));
  return ids.toSpliced(place < 0 ? ids.length : place, 0, id);
}

/** Where a key on the handle of a photo moves it, or null when the key has no such meaning. */
export function placeForKey(key: string, place: number, count: number): number | null {
  const target = {
    ArrowLeft: place - 1,
    ArrowUp: place - 1,
    ArrowRight: place + 1,
    ArrowDown: place + 1,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1);
}
