import { createHmac, randomBytes } from 'node:crypto';
import type { listingPageContract } from '@letfair/contract/listings/listing-page';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { listingNotFound } from '../../../platform/http/refusals.ts';
import { listingById } from '../manage/index.ts';
import { NO_SUCH_HOME } from './present-listing-page.ts';
import { countView, isHidden, noteVisitor, saltOfToday } from './views.repository.ts';

const SALT_BYTES = 32;
const notCounted = { ok: true, data: { counted: false } } as const;

/** Counts a visitor once a day without keeping anything by which they could be known again tomorrow. */
export const countPageView =
  (db: Db): Handler<typeof listingPageContract.view> =>
  async ({ actor, params: { id }, visitor, write }) => {
    const listing = await listingById(db, id);
    if (listing?.status !== 'live')
      return listing?.status === 'let-agreed' ? notCounted : listingNotFound(NO_SUCH_HOME);
    if (visitor === null || actor?.id === listing.account_id) return notCounted;
    if (await isHidden(db, listing.account_id)) return listingNotFound(NO_SUCH_HOME);
    return write(async (tx) => {
      const salt = await saltOfToday(tx, randomBytes(SALT_BYTES));
      const hash = createHmac('sha256', salt).update(`${id} ${visitor}`).digest();
      if (!(await noteVisitor(tx, hash))) return notCounted;
      await countView(tx, id);
      return { ok: true, data: { counted: true } };
    });
  };
