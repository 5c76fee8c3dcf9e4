import type { bulkContract, TableRow } from '@letfair/contract/agencies/bulk';
import { daysLive, expiresAt } from '@letfair/domain/listings/availability';
import { HOMES_PER_TABLE_PAGE, type SortDirection, tableSorts } from '@letfair/domain/listings/bulk/table';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { countByStanding, type HomesFilter, neededChanges, scoreListings } from '../../listings/manage/index.ts';
import { referenceOf } from '../../search/results/index.ts';
import { countHomes, type HomeRow, listHomeIds, listPageIds, readHomes } from './homes-table.repository.ts';

export const listHomesTable =
  (db: Db): Handler<typeof bulkContract.table> =>
  async ({ actor, query: { sort = 'newest', direction = tableSorts[sort], page = '1', ...filter } }) => {
    const range = { direction, page: Number(page) };
    const [ids, total, counts] = await Promise.all([
      sort === 'advertScore'
        ? listIdsByScore(db, actor.id, filter, range)
        : listPageIds(db, actor.id, filter, { sort, ...range }),
      countHomes(db, actor.id, filter),
      countByStanding(db, actor.id),
    ]);
    const [rows, scores, changes] = await Promise.all([
      readHomes(db, ids),
      scoreListings(db, ids),
      neededChanges(db, ids),
    ]);
    const now = new Date();
    const present = (row: HomeRow) =>
      presentRow(row, { advertScore: scores.get(row.id) ?? 0, needsChange: changes.get(row.id) ?? null, now });
    return { ok: true, data: { rows: rows.map(present), total, counts } };
  };

/** Scores all homes that match, because no statement can tell which page they are on. */
async function listIdsByScore(
  db: Db,
  accountId: string,
  filter: HomesFilter,
  { direction, page }: { readonly direction: SortDirection; readonly page: number },
): Promise<readonly string[]> {
  const scored = await scoreListings(db, await listHomeIds(db, accountId, filter, MOST_SCORED));
  const sign = direction === 'asc' ? 1 : -1;
  const order = [...scored].sort(([one, score], [two, other]) => sign * (score - other) || (one < two ? 1 : -1));
  const first = (page - 1) * HOMES_PER_TABLE_PAGE;
  return order.slice(first, first + HOMES_PER_TABLE_PAGE).map(([id]) => id);
}

/** Whoever has more homes sees the newest of them in this order. */
const MOST_SCORED = 10_000;

/** What the lister and their client both see. */
export const presentHomeFigures = (row: HomeRow, now: Date) => ({
  id: row.id,
  title: row.title,
  place: [row.line1, row.city, row.postcode].join(', '),
  status: row.status,
  price: row.rent_pence / 100,
  bedrooms: row.bedrooms,
  views: row.views,
  saves: row.saves,
  enquiries: row.enquiries,
  viewings: row.viewings,
  applications: row.applications,
  daysLive: row.live_since && daysLive(row.live_since, now),
});

interface RowParts extends Pick<TableRow, 'advertScore' | 'needsChange'> {
  readonly now: Date;
}

const presentRow = (row: HomeRow, { advertScore, needsChange, now }: RowParts): TableRow => ({
  ...presentHomeFigures(row, now),
  reference: row.reference || referenceOf(row.id),
  client: row.client_id === null ? null : { id: row.client_id, name: row.client_name ?? '' },
  assignedTo: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? '' },
  advertScore,
  needsChange,
  expiresAt: row.status === 'live' && row.confirmed_at ? expiresAt(row.confirmed_at).toISOString() : null,
});
