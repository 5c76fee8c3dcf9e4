import type { moderationContract } from '@letfair/contract/trust/admin/moderation';
import { MAX_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { AFFECTED_CHANGED } from '@letfair/domain/lettings/consequences/account-words';
import { decisionSentences } from '@letfair/domain/trust/moderation/decisions';
import { decidedInWords } from '@letfair/domain/trust/moderation/last-decision';
import type { Tx } from '../../../platform/db.ts';
import type { Call, Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid, listingNotFound, stale } from '../../../platform/http/refusals.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { findAffected } from '../../accounts/affected/index.ts';
import { type Account, findAccountById } from '../../accounts/sign-in/index.ts';
import {
  applyRevision,
  approvedMail,
  blockersOf,
  dropRevision,
  hiddenMail,
  type ListingRow,
  listingLinks,
  lockListing,
  moveListing,
  publishListing,
  type RevisionRow,
  rejectedMail,
  revisionApprovedMail,
  revisionOf,
  revisionRejectedMail,
  tellLister,
} from '../../listings/manage/index.ts';
import { findOwnHomeCard } from '../../search/results/index.ts';
import { suspendOrRequestInTx } from '../suspension/index.ts';
import { findLastListingDecisions } from './last-decision.repository.ts';
import { reviewedListing } from './present-reviewed-listing.ts';
import { dropNewAccountFlags } from './queue/review-queue.repository.ts';

/** Whoever searches is told late rather than not at all. */
const MATCH_ATTEMPTS = 10;

async function lockWithLister(tx: Tx, id: string) {
  const listing = await lockListing(tx, id);
  const account = listing && (await findAccountById(tx, listing.account_id));
  return listing && account ? { listing, account } : null;
}

const presentDecided = async (tx: Tx, listing: ListingRow, account: Account, message?: string) =>
  ({
    ok: true,
    data: await reviewedListing(tx, listing, account),
    version: listing.version,
    ...(message && { message }),
  }) as const;

const changedWhileRead = stale(
  'This listing has changed since you opened it. Please look at the newer version and decide again.',
);

const hasChanged = ({ version }: ListingRow, read: number | null): boolean => read !== null && read !== version;

/** What was approved is what was read: the moderator gets the newer version and decides again. */
const newerVersion = async (tx: Tx, listing: ListingRow, account: Account) =>
  ({
    ...changedWhileRead,
    data: { property: await reviewedListing(tx, listing, account) },
    version: listing.version,
  }) as const;

/** Approving twice is approving once. */
export const approve =
  (publicUrl: string): Handler<typeof moderationContract.approve> =>
  ({ actor, params, ifMatch, write }) =>
    write(async (tx) => {
      const links = listingLinks(publicUrl);
      const found = await lockWithLister(tx, params.id);
      if (!found) return listingNotFound();
      const { listing, account } = found;
      const revision = await revisionOf(tx, listing.id);
      if (listing.status === 'live' && !revision) {
        const last = (await findLastListingDecisions(tx, [listing.id])).get(listing.id);
        return presentDecided(tx, listing, account, last && decidedInWords('listing', last));
      }
      if (hasChanged(listing, ifMatch)) return newerVersion(tx, listing, account);
      if (revision) return approveRevision(tx, { listing, account, revision, actorId: actor.id, publicUrl });

      const approved = await approveListing(tx, listing, actor.id);
      if (!approved.ok)
        return approved.code === 'invalid'
          ? { ...approved, data: { findings: [...(await blockersOf(tx, listing))] } }
          : approved;
      const moved = approved.listing;
      // Nobody finds the home of somebody who is suspended or leaving.
      if (!account.hidden_at)
        await tellLister(
          tx,
          moved,
          approvedMail({
            title: moved.title,
            link: links.advert(moved.id),
            manage: links.manage,
            home: await findOwnHomeCard(tx, moved.id, publicUrl),
          }),
        );
      return presentDecided(tx, moved, account, decisionSentences.approved);
    });

/** Takes a locked listing live, and lets those know who search for one like it. */
export async function approveListing(tx: Tx, listing: ListingRow, actorId: string) {
  const approved = await publishListing(tx, listing, { action: 'approve', by: 'moderator', actorId });
  if (approved.ok && listing.flags.some(({ kind }) => kind === 'new-account'))
    await dropNewAccountFlags(tx, listing.account_id);
  // Coming back after an edit is no news.
  if (approved.ok && !listing.published_at)
    await enqueue(tx, 'match-saved-searches', { listingId: listing.id }, { attempts: MATCH_ATTEMPTS });
  return approved;
}

interface RevisionDecision {
  readonly listing: ListingRow;
  readonly account: Account;
  readonly actorId: string;
  readonly publicUrl: string;
}

async function approveRevision(
  tx: Tx,
  { listing, account, revision, actorId, publicUrl }: RevisionDecision & { readonly revision: RevisionRow },
) {
  const applied = await applyRevision(tx, listing, revision, actorId);
  if (!applied.ok) {
    const { findings, ...refusal } = applied;
    return { ...refusal, data: { findings } };
  }
  const { title } = applied.listing;
  const home = await findOwnHomeCard(tx, listing.id, publicUrl);
  await tellLister(tx, listing, revisionApprovedMail({ title, link: listingLinks(publicUrl).manage, home }));
  return presentDecided(tx, applied.listing, account, decisionSentences.changesApproved);
}

type Rejection = RevisionDecision & { readonly body: RejectBody };
type RejectBody = Call<typeof moderationContract.reject>['body'];

async function rejectRevision(tx: Tx, { listing, body: { reason }, actorId, publicUrl }: Rejection) {
  const kept = await dropRevision(tx, listing, { actorId, by: 'moderator', note: reason });
  const { edit, contact } = listingLinks(publicUrl);
  const home = await findOwnHomeCard(tx, kept.id, publicUrl);
  const mail = revisionRejectedMail({ title: kept.title, reason, link: edit(kept.id), contact, home });
  return { ok: true, listing: kept, mail, message: decisionSentences.changesRejected } as const;
}

async function rejectListing(tx: Tx, { listing, body: { reason, field }, actorId, publicUrl }: Rejection) {
  const rejection = { action: 'reject', by: 'moderator', note: reason, rejectionReason: reason } as const;
  const rejected = await moveListing(tx, listing, { ...rejection, rejectionField: field, actorId });
  if (!rejected.ok) return rejected;
  const moved = rejected.listing;
  const { edit, ...links } = listingLinks(publicUrl);
  const home = await findOwnHomeCard(tx, moved.id, publicUrl);
  const mail = rejectedMail({ ...links, title: moved.title, reason, link: edit(moved.id), home });
  return { ok: true, listing: moved, mail, message: decisionSentences.rejected } as const;
}

const reasonTooLong = invalid(
  'reason',
  `Your reason for suspending the account can be up to ${MAX_SUSPENSION_REASON} characters.`,
);

async function suspendWith(tx: Tx, { listing, account, body: { reason }, actorId, publicUrl }: Rejection) {
  const suspending = { actorId, targetId: account.id, publicUrl, reason, keepsSuspension: true };
  const suspended = await suspendOrRequestInTx(tx, { ...suspending, rejectedTitle: listing.title });
  if (!suspended.ok) return suspended;
  const { suspended: done, suspensionAsked } = decisionSentences;
  return { ...suspended, sentence: suspended.state === 'suspended' ? done : suspensionAsked };
}

/** Whoever is suspended as well gets one email about both. */
export const reject =
  (publicUrl: string): Handler<typeof moderationContract.reject> =>
  async ({ actor, params, body, ifMatch, write }) => {
    if (body.suspend && body.reason.length > MAX_SUSPENSION_REASON) return reasonTooLong;
    return write(async (tx) => {
      const found = await lockWithLister(tx, params.id);
      if (!found) return listingNotFound();
      const { listing, account } = found;
      if (hasChanged(listing, ifMatch)) return newerVersion(tx, listing, account);
      const { seen } = body.suspend ?? {};
      if (seen !== undefined && seen !== (await findAffected(tx, account.id, 'suspend')).seen)
        return conflict(AFFECTED_CHANGED);
      const rejection = { listing, account, actorId: actor.id, publicUrl, body };
      const isRevised = (await revisionOf(tx, listing.id)) !== undefined;
      const rejected = await (isRevised ? rejectRevision : rejectListing)(tx, rejection);
      if (!rejected.ok) return rejected;
      const suspended = body.suspend ? await suspendWith(tx, rejection) : null;
      if (suspended && !suspended.ok) return suspended;
      if (!suspended?.isTold) await tellLister(tx, rejected.listing, rejected.mail);
      const message = suspended ? `${rejected.message}. ${suspended.sentence}` : rejected.message;
      return presentDecided(tx, rejected.listing, (await findAccountById(tx, account.id)) ?? account, message);
    });
  };

interface Hiding {
  readonly actorId: string;
  readonly reason: string;
  readonly publicUrl: string;
}

/**
 * Takes a locked listing off the market and tells its lister why. One that waits for approval is sent back instead;
 * what is neither to be found nor on its way to it stays as it is, and nobody is told anything.
 */
export async function hideListingInTx(
  tx: Tx,
  listing: ListingRow,
  { actorId, reason, publicUrl }: Hiding,
): Promise<void> {
  const action = listing.status === 'pending' ? 'reject' : 'hide';
  const step = { action, by: 'moderator', actorId, note: reason, rejectionReason: reason } as const;
  const moved = await moveListing(tx, listing, step);
  if (!moved.ok) return;
  const { edit, ...links } = listingLinks(publicUrl);
  const home = await findOwnHomeCard(tx, listing.id, publicUrl);
  await tellLister(tx, listing, hiddenMail({ ...links, title: listing.title, reason, link: edit(listing.id), home }));
}
