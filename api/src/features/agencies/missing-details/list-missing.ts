import type { missingDetailsContract } from '@letfair/contract/agencies/missing-details';
import { MISSING_PER_PAGE } from '@letfair/domain/listings/quality/missing-details';
import type { Db } from '../../../platform/db.ts';
import type { Actor, Handler } from '../../../platform/http/handlers.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
import { referenceOf } from '../../search/results/index.ts';
import type { Lister } from '../portfolio/index.ts';
import { countMissing, type IncompleteRow, listIncomplete } from './missing-details.repository.ts';

export const listerOf = ({ id, userType }: Pick<Actor, 'id' | 'userType'>): Lister => ({
  id,
  userType: userType === 'agent' ? 'agent' : 'landlord',
});

export const showMissingCounts =
  (db: Db): Handler<typeof missingDetailsContract.counts> =>
  async ({ actor }) => ({ ok: true, data: await countMissing(db, listerOf(actor)) });

export const listMissing =
  (db: Db): Handler<typeof missingDetailsContract.list> =>
  async ({ actor, query: { cursor, missing } }) => {
    const page = await keysetPage(cursor, MISSING_PER_PAGE, (range) =>
      listIncomplete(db, listerOf(actor), { missing, ...range }),
    );
    return page.ok ? { ok: true, data: { homes: page.rows.map(present), nextCursor: page.nextCursor } } : page;
  };

const present = ({ id, reference, title, line1, city, postcode, nation, status, missing }: IncompleteRow) => ({
  id,
  reference: reference || referenceOf(id),
  title,
  place: [line1, city, postcode].join(', '),
  nation,
  status,
  missing,
});
