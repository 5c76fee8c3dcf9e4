import type { moderationContract } from '@letfair/contract/moderation';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { findAccountById } from '../accounts/index.ts';
import type { Inventory } from '../inventory/index.ts';
import { listingById, noSuchListing } from '../listings/index.ts';
import { approve, reject } from './decide.ts';
import { listQueue } from './list-queue.ts';
import { reviewedListing } from './reviewed-listing.ts';

const noSuchBooking = { ok: false, code: 'not_found', message: 'There is no such booking.' } as const;
const bookingMovedOn = { ok: false, code: 'conflict', message: 'This booking has moved on meanwhile.' } as const;

export const moderationRoutes = (
  db: Db,
  { publicUrl, inventory }: { readonly publicUrl: string; readonly inventory: Inventory },
): Handlers<typeof moderationContract> => ({
  queue: listQueue(db),
  listing: async ({ params }) => {
    const listing = await listingById(db, params.id);
    const account = listing && (await findAccountById(db, listing.account_id));
    return listing && account ? { ok: true, data: await reviewedListing(db, listing, account) } : noSuchListing;
  },
  approve: approve(publicUrl),
  reject: reject(publicUrl),
  setBooking: ({ actor, params, body: { status }, write }) =>
    write(async (tx) => {
      const moved = await inventory.move(tx, params.id, status, actor.id);
      if (!moved.ok) return moved.reason === 'missing' ? noSuchBooking : bookingMovedOn;
      return { ok: true, data: { id: params.id, status } };
    }),
});
