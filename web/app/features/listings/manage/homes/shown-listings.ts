import type { OwnListing, OwnListingSummary } from '@letfair/contract/listings/listings';
import { type ListerAction, nextStatus } from '@letfair/domain/listings/lifecycle';

/** Changes made here, by id, until the server's own list has caught up with them. */
export type Changes = ReadonlyMap<string, OwnListingSummary>;

/** Later than any time of the server, so that the change is shown until the answer. */
const UNANSWERED = '9999';

/** What the listing becomes if the server agrees; itself when the action is not possible. */
export function expected(listing: OwnListingSummary, action: ListerAction): OwnListingSummary {
  const status = nextStatus(listing.status, action);
  if (!status) return listing;
  // When it has to be confirmed next is for the server to say.
  return { ...listing, status, needsChange: null, expiresAt: null, takeBackUntil: null, updatedAt: UNANSWERED };
}

/** The listing in the list, as the answer to an action has it. */
export const answered = (
  listing: OwnListingSummary,
  { status, expiresAt, takeBackUntil, rejectionReason, withheldAt, updatedAt }: OwnListing,
): OwnListingSummary => ({
  ...listing,
  status,
  expiresAt,
  takeBackUntil,
  rejectionReason,
  withheldAt,
  // What has to change is known when the list is loaded again.
  needsChange: status === listing.status ? listing.needsChange : null,
  updatedAt,
});

/** The list with the changes that are newer than it. */
export const withChanges = (listings: readonly OwnListingSummary[], changes: Changes): readonly OwnListingSummary[] =>
  listings.map((listing) => {
    const changed = changes.get(listing.id);
    return changed && changed.updatedAt > listing.updatedAt ? changed : listing;
  });
