import type { bulkContract, TableRow } from '@letfair/contract/bulk';
import { daysLive, expiresAt } from '@letfair/domain/listings/availability';
import { tableSorts } from '@letfair/domain/listings/bulk/table';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { countByStatus } from '../listings/index.ts';
import { referenceOf } from '../search/index.ts';
import { countHomes, type HomeRow, listHomes } from './homes-table.repository.ts';

export const listHomesTable =
  (db: Db): Handler<typeof bulkContract.table> =>
  async ({ actor, query: { sort = 'newest', direction = tableSorts[sort], page = '1', ...filter } }) => {
    const [rows, total, counts] = await Promise.all([
      listHomes(db, actor.id, filter, { sort, direction, page: Number(page) }),
      countHomes(db, actor.id, filter),
      countByStatus(db, actor.id),
    ]);
    const now = new Date();
    return { ok: true, data: { rows: rows.map((row) => presentRow(row, now)), total, counts } };
  };

const presentRow = (row: HomeRow, now: Date): TableRow => ({
  id: row.id,
  reference: row.reference || referenceOf(row.id),
  title: row.title,
  place: [row.line1, row.city, row.postcode].join(', '),
  status: row.status,
  price: row.rent_pence / 100,
  bedrooms: row.bedrooms,
  client: row.client_id === null ? null : { id: row.client_id, name: row.client_name ?? '' },
  views: row.views,
  saves: row.saves,
  enquiries: row.enquiries,
  viewings: row.viewings,
  applications: row.applications,
  daysLive: row.live_since && daysLive(row.live_since, now),
  expiresAt: row.status === 'live' && row.confirmed_at ? expiresAt(row.confirmed_at).toISOString() : null,
});
