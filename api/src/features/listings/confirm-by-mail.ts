import type { listingsContract } from '@letfair/contract/listings';
import type { Handler } from '../../platform/http/handlers.ts';
import { hashToken } from '../../platform/tokens.ts';
import { lockListingByToken } from './listings.repository.ts';
import { moveListing } from './move-listing.ts';
import { notFromHere } from './refusals.ts';

const notValid = {
  ok: false,
  code: 'invalid',
  message: 'This link is not valid any more. Sign in to confirm your home there.',
  fields: { token: 'Use the link of the newest mail.' },
} as const;

/** The link stays good until the next mail: opening it twice confirms twice, which does no harm. */
export const confirmByMail =
  (): Handler<typeof listingsContract.confirmByMail> =>
  ({ body, write }) =>
    write(async (tx) => {
      const listing = await lockListingByToken(tx, hashToken(body.token));
      if (!listing) return notValid;
      const step = { action: 'confirm', by: 'lister', actorId: listing.account_id, note: 'By mail' } as const;
      const moved = await moveListing(tx, listing, step);
      if (!moved) return notFromHere(listing.status);
      return { ok: true, data: { id: moved.id, title: moved.title, status: moved.status } };
    });
