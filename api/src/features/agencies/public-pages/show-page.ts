import type { PublicPage, publicPagesContract } from '@letfair/contract/agencies/public-pages';
import { HOMES_PER_PAGE } from '@letfair/contract/search/search';
import { publicName } from '@letfair/domain/accounts/contact-details';
import type { ListerType } from '@letfair/domain/accounts/user-types';
import { isUuid } from '@letfair/domain/uuid';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { invalid, notFound } from '../../../platform/http/refusals.ts';
import { countOutcomes, recordOf } from '../../lettings/viewings/index.ts';
import { presentCards, presentReplies } from '../../search/results/index.ts';
import { branchesWithHomes, countLiveHomes, findPage, liveHomeIds, type PageRow } from './public-pages.repository.ts';

const noSuchPage = notFound('We couldn’t find this page. It may have been renamed or hidden.');
const noCursor = invalid('cursor', 'Send the `nextCursor` of the previous page.');

export const showAgent =
  (db: Db): Handler<typeof publicPagesContract.agent> =>
  async ({ params, query }) => {
    const found = await findOwner(db, 'agent', params.pageName, query.cursor);
    if (!found.ok) return found;
    const { row, page } = found;
    return {
      ok: true,
      data: {
        ...page,
        redressScheme: row.redress_scheme ?? '',
        redressNumber: row.redress_number ?? '',
        clientMoneyProtection: row.client_money_protection ?? '',
        feesLink: row.fees_link ?? '',
        branches: [...(await branchesWithHomes(db, row.id))],
      },
    };
  };

export const showLandlord =
  (db: Db): Handler<typeof publicPagesContract.landlord> =>
  async ({ params, query }) => {
    const found = await findOwner(db, 'landlord', params.pageName, query.cursor);
    return found.ok ? { ok: true, data: found.page } : found;
  };

async function findOwner(db: Db, kind: ListerType, name: string, cursor: string | undefined) {
  if (cursor !== undefined && !isUuid(cursor)) return noCursor;
  const row = await findPage(db, kind, name);
  if (!row) return noSuchPage;
  return { ok: true, row, page: await presentOwner(db, row, cursor ?? null) } as const;
}

async function presentOwner(db: Db, row: PageRow, after: string | null): Promise<PublicPage> {
  const [found, total, outcomes] = await Promise.all([
    liveHomeIds(db, row.id, { limit: HOMES_PER_PAGE + 1, after }),
    countLiveHomes(db, row.id),
    countOutcomes(db, 'lister', [row.id]),
  ]);
  const ids = found.slice(0, HOMES_PER_PAGE);
  return {
    id: row.id,
    name: row.name,
    publicName: publicNameOf(row),
    since: row.created_at.toISOString(),
    replies: presentReplies(row),
    viewings: recordOf(outcomes.get(row.id)),
    homes: {
      properties: await presentCards(db, ids),
      total,
      nextCursor: found.length > HOMES_PER_PAGE ? (ids.at(-1) ?? null) : null,
    },
  };
}

/** What strangers read everywhere. */
export const publicNameOf = ({ first_name, last_name, company_name }: PageRow): string =>
  publicName({ firstName: first_name, lastName: last_name, company: company_name });
