import { expiresAt } from '@letfair/domain/listings/availability';
import { type ListingAction, type ListingStatus, listingGraph, nextStatus } from '@letfair/domain/listings/lifecycle';
import { formatPence } from '@letfair/domain/money';
import type { MarketListing } from './market.ts';
import { auditEntryAt, type NewAuditEntry, type SeededListing } from './seed-context.ts';

export interface ListingState {
  readonly published: Date | null;
  readonly confirmed: Date | null;
  readonly rejectionReason: string | null;
  readonly moved: Date;
}

const confirming: readonly ListingAction[] = ['approve', 'confirm', 'resume', 'reopen'];
const refusing: readonly ListingAction[] = ['reject', 'hide'];

/** Replays the steps through the lifecycle; an impossible step is an error in the demo data. */
export function replayListing({ form, status, submitted, steps, earlierRent }: MarketListing, now: Date): ListingState {
  let [at, reached]: [Date, ListingStatus] = [submitted, 'pending'];
  for (const step of steps) {
    const next = nextStatus(reached, step.action);
    if (!next || step.at < at) throw new Error(`“${form.title}” cannot ${step.action} from ${reached}.`);
    [at, reached] = [step.at, next];
  }
  const last = (actions: readonly ListingAction[]) => steps.findLast(({ action }) => actions.includes(action));
  const confirmed = last(confirming)?.at ?? null;
  if (reached !== status) throw new Error(`“${form.title}” is said to be ${status} and is ${reached}.`);
  if (status === 'live' && confirmed && expiresAt(confirmed) <= now)
    throw new Error(`“${form.title}” would have left the search by now.`);
  return {
    published: steps.find(({ action }) => action === 'approve')?.at ?? null,
    confirmed,
    rejectionReason: status === 'rejected' ? (last(refusing)?.note ?? null) : null,
    moved: earlierRent && earlierRent.until > at ? earlierRent.until : at,
  };
}

export function wasLiveAt({ steps }: MarketListing, moment: Date): boolean {
  const before = steps.findLast(({ at }) => at <= moment);
  return before !== undefined && listingGraph[before.action].to === 'live';
}

export function listingAuditEntries(
  home: MarketListing,
  { id, account }: SeededListing,
  moderator: string | null,
): NewAuditEntry[] {
  const entry = (at: Date, action: ListingAction, note = '') => {
    const { by, to: status } = listingGraph[action];
    const actor = by === 'moderator' ? moderator : account;
    return auditEntryAt(at, { by, actor, action, type: 'listing', id, status, note });
  };
  const { submitted, steps, earlierRent, form } = home;
  return [
    entry(submitted, 'submit'),
    ...steps.map(({ at, action, note }) => entry(at, action, note)),
    ...(earlierRent
      ? [
          auditEntryAt(earlierRent.until, {
            by: 'lister',
            actor: account,
            action: 'edit',
            type: 'listing',
            id,
            status: 'live',
            note: `Changed: rent from ${formatPence(earlierRent.pounds * 100)} to ${formatPence(Math.round((form.monthlyRent ?? 0) * 100))}`,
          }),
        ]
      : []),
  ];
}
