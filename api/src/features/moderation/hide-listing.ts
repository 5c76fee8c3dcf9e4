import type { Tx } from '../../platform/db.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { findAccountById } from '../accounts/index.ts';
import { hiddenMail, type ListingRow, listingLinks, moveListing } from '../listings/index.ts';

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
  const step = { action, by: 'moderator', actorId, note: reason } as const;
  const moved = await moveListing(tx, listing, step, { rejection_reason: reason });
  const lister = moved && (await findAccountById(tx, moved.account_id));
  if (!lister) return;
  const { edit, contact } = listingLinks(publicUrl);
  await enqueueMail(tx, lister.email, hiddenMail({ title: moved.title, reason, link: edit(moved.id), contact }));
}
