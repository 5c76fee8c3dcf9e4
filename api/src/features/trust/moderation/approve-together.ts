import type { ApprovedTogether, moderationContract } from '@letfair/contract/trust/admin/moderation';
import { togetherSentences } from '@letfair/domain/trust/moderation/approve-together';
import { decidedInWords } from '@letfair/domain/trust/moderation/last-decision';
import type { Call, Handler } from '../../../platform/http/handlers.ts';
import { invalid } from '../../../platform/http/refusals.ts';
import { type ListingRow, lockListing, revisionsOf, tellHomesApproved } from '../../listings/manage/index.ts';
import { approveListing } from './decide-listing.ts';
import { findLastListingDecisions, type LastDecision } from './last-decision.repository.ts';

type Approve = typeof moderationContract.approveTogether;
type Asked = Call<Approve>['body']['homes'][number];

const severalListers = invalid('homes', togetherSentences.severalListers);

/**
 * Decides about each home by itself: one that has changed, was flagged or has been decided since stays as it is.
 * Homes are locked in the order of their ids, so that two moderators who approve the same ones wait for each other.
 */
export const approveTogether =
  (publicUrl: string): Handler<Approve> =>
  ({ actor, body: { homes }, write }) =>
    write(async (tx) => {
      const ordered = homes.toSorted((one, two) => (one.id < two.id ? -1 : 1));
      const locked: { readonly asked: Asked; readonly listing: ListingRow | undefined }[] = [];
      for (const asked of ordered) locked.push({ asked, listing: await lockListing(tx, asked.id) });
      const listings = locked.flatMap(({ listing }) => listing ?? []);
      if (new Set(listings.map(({ account_id }) => account_id)).size > 1) return severalListers;

      const ids = listings.map(({ id }) => id);
      const [decisions, revisions] = [await findLastListingDecisions(tx, ids), await revisionsOf(tx, ids)];
      const approved: ListingRow[] = [];
      const results: ApprovedTogether[] = [];
      for (const { asked, listing } of locked) {
        const about = { decision: decisions.get(asked.id), isRevised: revisions.has(asked.id) };
        const refusal = refusalOf(listing, asked, about);
        const step = listing && !refusal ? await approveListing(tx, listing, actor.id) : null;
        if (step?.ok) approved.push(step.listing);
        results.push({ id: asked.id, title: listing?.title ?? '', ...(refusal ?? outcomeOf(step)) });
      }
      await tellHomesApproved(tx, approved, publicUrl);
      return { ok: true, data: { homes: results } };
    });

type Outcome = Pick<ApprovedTogether, 'outcome' | 'sentence'>;

const outcomeOf = (step: Awaited<ReturnType<typeof approveListing>> | null): Outcome =>
  step && !step.ok
    ? { outcome: 'blocked', sentence: step.message }
    : { outcome: 'approved', sentence: togetherSentences.approved };

interface About {
  readonly decision: LastDecision | undefined;
  readonly isRevised: boolean;
}

/** Null for what can be approved without another look. */
function refusalOf(listing: ListingRow | undefined, asked: Asked, { decision, isRevised }: About): Outcome | null {
  if (!listing) return { outcome: 'gone', sentence: togetherSentences.gone };
  if (listing.status !== 'pending')
    return {
      outcome: 'decided',
      sentence: decision ? decidedInWords('listing', decision) : togetherSentences.notWaiting,
    };
  if (listing.version !== asked.version || isRevised)
    return { outcome: 'changed', sentence: togetherSentences.changed };
  return listing.flags.length > 0 ? { outcome: 'flagged', sentence: togetherSentences.flagged } : null;
}
