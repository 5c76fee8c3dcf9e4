/** How many of the latest approvals are looked at. */
export const LATEST_APPROVALS = 50;
/** Fewer approvals than these say more about a few homes than about how long the next one takes. */
const ENOUGH_APPROVALS = 5;

/** The median in whole minutes; null while there are too few to tell. */
export function medianToTell(minutes: readonly number[]): number | null {
  if (minutes.length < ENOUGH_APPROVALS) return null;
  const sorted = minutes.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return Math.round(sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2);
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const reviewTimeSentence = (minutes: number): string =>
  `Half of the homes approved lately were live within ${durationInWords(minutes)}.`;

/** Rounded up, so that nothing is promised too early. */
function durationInWords(minutes: number): string {
  if (minutes <= HOUR) return 'an hour';
  if (minutes < 2 * DAY) return `${Math.ceil(minutes / HOUR)} hours`;
  return `${Math.ceil(minutes / DAY)} days`;
}
