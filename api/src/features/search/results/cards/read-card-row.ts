import { byteLimitedMap } from '../../../../platform/limits/byte-limited-map.ts';
import type { FoundListing } from '../search-order.ts';
import type { CardRow } from './cards.repository.ts';

const MOST_REMEMBERED_BYTES = 16 * 1_024 * 1_024;
/** The row, its card and the text of that take about so many bytes for each character of the row's text. */
const BYTES_PER_CHARACTER = 8;

type FoundCard = CardRow & Pick<FoundListing, 'rank'>;

const remembered = byteLimitedMap<string, FoundCard>(MOST_REMEMBERED_BYTES);

/**
 * The row that a line of JSON says; the same object for the same line, so that its card is presented and written once.
 * A home that has changed has another line.
 */
export function readCardRow(line: string): FoundCard {
  const known = remembered.get(line);
  if (known) return known;
  const row: FoundCard = JSON.parse(line);
  // Distances differ with each place that is searched around. A line that was cut out would keep the whole page.
  if (row.rank === null || Number.isInteger(row.rank))
    remembered.set(Buffer.from(line).toString(), row, BYTES_PER_CHARACTER * line.length);
  return row;
}
