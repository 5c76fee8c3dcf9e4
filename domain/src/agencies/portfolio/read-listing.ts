import type { ColumnTarget } from './columns.ts';
import type { PortableListing } from './portable-listing.ts';

/** What is wrong with one value of a file or feed. */
export interface CellProblem {
  readonly column: string;
  readonly value: string;
  /** A sentence that says what would be accepted. */
  readonly wanted: string;
  /** What the value is for; null where it is none of the fields, such as a kind of transaction. */
  readonly target: ColumnTarget | null;
}

export interface ReadListing {
  /** Null where it is no home that can be listed here, or has no reference. */
  readonly listing: PortableListing | null;
  /** What could be read of a home to let that has no reference or status, so that its other problems are found as well. */
  readonly readable?: PortableListing;
  readonly problems: readonly CellProblem[];
}
