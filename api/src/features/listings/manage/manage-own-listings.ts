import { LISTINGS_PER_PAGE, type listingsContract } from '@letfair/contract/listings/listings';
import { cutText } from '@letfair/domain/cut-text';
import { MAX_TITLE } from '@letfair/domain/homes/limits';
import type { ViewingChoice } from '@letfair/domain/lettings/consequences/steps';
import { tableSorts } from '@letfair/domain/listings/bulk/table';
import { draftOfForm } from '@letfair/domain/listings/form/draft-form';
import { canTakeBack, isPublishing, type ListerAction } from '@letfair/domain/listings/lifecycle';
import { limitedAccountMay } from '@letfair/domain/trust/moderation/limited-account';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { invalid, limitedRefusal, listingNotFound } from '../../../platform/http/refusals.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { findAccountById, isLimited } from '../../accounts/sign-in/index.ts';
import { beginDraft } from '../drafts/index.ts';
import { formOfListing } from './listing-columns.ts';
import { photoIdsOf } from './listing-photos.repository.ts';
import { type ListingRow, listingOf, lockListingByToken, lockListingOf } from './listings.repository.ts';
import { moveListing, publishListing, type Step } from './move-listing.ts';
import { listOwnHomes } from './own-list/homes-filter.ts';
import { countByStanding } from './own-list/standings.ts';
import { summariesOf, wholeListing } from './present-listing.ts';
import { reassessListing } from './reassess-listings.ts';
import { letTooLong, referenceInUse, referenceRefusal } from './refusals.ts';
import { dropRevision } from './revisions/decide-revision.ts';
import { revisionOf } from './revisions/revisions.repository.ts';

export const listOwn =
  (db: Db): Handler<typeof listingsContract.mine> =>
  async ({ actor, query: { cursor, id = null, sort = 'newest', direction = tableSorts[sort], ...filter } }) => {
    const page = await keysetPage(cursor, LISTINGS_PER_PAGE, (range) =>
      listOwnHomes(db, { accountId: actor.id, id, filter, sort, direction, ...range }),
    );
    if (!page.ok) return page;
    const [summaries, counts] = await Promise.all([summariesOf(db, page.rows), countByStanding(db, actor.id)]);
    return {
      ok: true,
      data: {
        properties: [...summaries.values()],
        counts,
        nextCursor: page.nextCursor,
      },
    };
  };

export const showOwn =
  (db: Db): Handler<typeof listingsContract.own> =>
  async ({ actor, params }) => {
    const listing = await listingOf(db, actor.id, params.id);
    if (!listing) return listingNotFound();
    return { ok: true, data: await wholeListing(db, listing), version: listing.version };
  };

interface ListerStep {
  readonly action: ListerAction;
  readonly actorId: string;
  readonly note?: string;
  /** For the viewings that the step would keep. */
  readonly viewings?: ViewingChoice;
}

/** Takes a locked listing one step on. */
export async function takeListerStep(tx: Tx, listing: ListingRow, { action, ...step }: ListerStep) {
  if (action === 'unlet' && listing.status === 'let' && !canTakeBack(listing.let_at, new Date())) return letTooLong;
  if (action === 'unlet' && (await referenceRefusal(tx, listing))) return referenceInUse(listing.reference);
  return takeStep(tx, listing, action, { by: 'lister', ...step });
}

const notValid = invalid(
  'token',
  'This link is no longer valid. Sign in to confirm that your home is still available.',
  'Use the link in our latest email.',
);

/** A live listing that may no longer be public is paused instead of confirmed; a refusal would leave it live. */
async function takeStep(tx: Tx, listing: ListingRow, action: ListerAction, step: Omit<Step, 'action'>) {
  if (!isPublishing(action)) return moveListing(tx, listing, { action, ...step });
  const { outcome, listing: withheld } = await reassessListing(tx, listing);
  if (outcome === 'withheld') return { ok: true, listing: withheld } as const;
  return publishListing(tx, listing, { action, ...step });
}

/** The link stays good until the next mail: opening it twice confirms twice, which does no harm. */
export const confirmByMail =
  (): Handler<typeof listingsContract.confirmByMail> =>
  ({ body, write }) =>
    write(async (tx) => {
      const listing = await lockListingByToken(tx, hashToken(body.token));
      if (!listing) return notValid;
      const lister = await findAccountById(tx, listing.account_id);
      if (lister && isLimited(lister) && !limitedAccountMay.takeStep(listing.status, 'confirm')) return limitedRefusal;
      const step = { by: 'lister', actorId: listing.account_id, note: 'By email' } as const;
      const moved = await takeStep(tx, listing, 'confirm', step);
      if (!moved.ok) return moved;
      const { id, title, status } = moved.listing;
      return { ok: true, data: { id, title, status } };
    });

/** Discarding twice is discarding once. */
export const discardRevision =
  (): Handler<typeof listingsContract.discardRevision> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const listing = await lockListingOf(tx, actor.id, params.id);
      if (!listing) return listingNotFound();
      const revision = await revisionOf(tx, listing.id);
      const kept = revision ? await dropRevision(tx, listing, { actorId: actor.id, by: 'lister' }) : listing;
      return { ok: true, data: await wholeListing(tx, kept), version: kept.version };
    });

/** A draft with everything the listing says but its reference and the day it is free from, which are sure to be others. */
export const duplicateListing =
  (): Handler<typeof listingsContract.duplicate> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const listing = await listingOf(tx, actor.id, params.id);
      if (!listing) return listingNotFound();
      const form = formOfListing(listing, await photoIdsOf(tx, listing.id));
      return beginDraft(tx, actor.id, {
        ...draftOfForm(form),
        title: cutText(`Copy of ${form.title}`, MAX_TITLE),
        reference: '',
        availableDate: '',
        clientId: listing.client_id,
      });
    });
