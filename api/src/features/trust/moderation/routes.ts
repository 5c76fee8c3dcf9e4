import type { moderationContract } from '@letfair/contract/trust/admin/moderation';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { conflict, listingNotFound, notFound } from '../../../platform/http/refusals.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import type { Inventory } from '../../listings/inventory/index.ts';
import { listingById } from '../../listings/manage/index.ts';
import { addPhotoPasses } from '../../listings/photos/index.ts';
import { approveTogether } from './approve-together.ts';
import { confirmRedress } from './confirm-redress.ts';
import { approve, reject } from './decide-listing.ts';
import { listBookings } from './list-bookings.ts';
import { reviewedListing } from './present-reviewed-listing.ts';
import { listQueue } from './queue/list-queue.ts';
import { listWordingDecisions } from './wording-decisions.ts';

const noSuchBooking = notFound('We couldn’t find this booking.');
const bookingMovedOn = conflict('Someone has updated this booking since you opened it. Reload to see the latest.');

export const moderationRoutes = (
  db: Db,
  { publicUrl, inventory }: { readonly publicUrl: string; readonly inventory: Inventory },
): Handlers<typeof moderationContract> => ({
  queue: listQueue(db),
  listing: async ({ actor, params }) => {
    const listing = await listingById(db, params.id);
    const account = listing && (await findAccountById(db, listing.account_id));
    if (!listing || !account) return listingNotFound();
    const data = addPhotoPasses(await reviewedListing(db, listing, account), actor);
    return { ok: true, data, version: listing.version };
  },
  approve: approve(publicUrl),
  approveTogether: approveTogether(publicUrl),
  reject: reject(publicUrl),
  wordingDecisions: listWordingDecisions(db),
  confirmRedress,
  bookings: listBookings(db),
  setBooking: ({ actor, params, body: { status }, write }) =>
    write(async (tx) => {
      const moved = await inventory.move(tx, params.id, status, actor.id);
      if (!moved.ok) return moved.reason === 'missing' ? noSuchBooking : bookingMovedOn;
      return { ok: true, data: { id: params.id, status } };
    }),
});
