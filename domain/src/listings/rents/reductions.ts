/** How long a home is shown as reduced. */
export const REDUCED_DAYS = 14;
/** A cut counts against the lowest rent of so many days, so that raising a rent first makes no reduction. */
export const COMPARED_DAYS = 30;

const DAY_MS = 86_400_000;

/** A rent at which a home was offered in public; `until` is null while it is. */
export interface AskedRent {
  readonly rentPence: number;
  readonly since: Date;
  readonly until: Date | null;
}

export interface Reduction {
  /** The lowest rent of the days before the cut. */
  readonly fromPence: number;
  /** When the home stops being shown as reduced. */
  readonly until: Date;
}

/**
 * Takes the rents of a home, oldest first, with those of its earlier listings. The latest has to be below every rent
 * that was asked in the 30 days before it; nothing is reduced that nobody was asked to pay lately.
 */
export function reductionOf(rents: readonly AskedRent[], now: Date): Reduction | null {
  const latest = rents.at(-1);
  if (!latest || latest.until !== null) return null;
  const until = new Date(latest.since.getTime() + REDUCED_DAYS * DAY_MS);
  const comparedFrom = latest.since.getTime() - COMPARED_DAYS * DAY_MS;
  const compared = rents.slice(0, -1).filter((rent) => (rent.until ?? latest.since).getTime() > comparedFrom);
  const fromPence = Math.min(...compared.map(({ rentPence }) => rentPence));
  return compared.length > 0 && latest.rentPence < fromPence && now < until ? { fromPence, until } : null;
}
