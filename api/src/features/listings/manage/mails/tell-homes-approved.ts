import type { Tx } from '../../../../platform/db.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { findAccountById, findListerReceivers } from '../../../accounts/sign-in/index.ts';
import { findOwnHomeCard, findOwnHomeCards } from '../../../search/results/index.ts';
import type { ListingRow } from '../listings.repository.ts';
import { approvedMail, homesApprovedMail, listingLinks } from './listing-mails.ts';

/** More are read on the page. */
const MOST_SHOWN = 10;

/** One email to each person who looks after some of these homes of one account; nobody finds those of a hidden one. */
export async function tellHomesApproved(tx: Tx, listings: readonly ListingRow[], publicUrl: string): Promise<void> {
  const [first] = listings;
  const account = first && (await findAccountById(tx, first.account_id));
  if (!account || account.hidden_at) return;
  const homesOf = new Map<string, ListingRow[]>();
  for (const listing of listings) {
    const receivers = await findListerReceivers(tx, { accountId: account.id, listingId: listing.id });
    for (const { email } of receivers.length > 0 ? receivers : [account])
      homesOf.set(email, [...(homesOf.get(email) ?? []), listing]);
  }
  const { manage, advert } = listingLinks(publicUrl);
  for (const [email, homes] of homesOf) {
    const [only] = homes;
    if (!only) continue;
    if (homes.length === 1) {
      const { id, title } = only;
      const home = await findOwnHomeCard(tx, id, publicUrl);
      await enqueueMail(tx, email, approvedMail({ title, link: advert(id), manage, home }));
      continue;
    }
    const shown = homes.slice(0, MOST_SHOWN).map(({ id }) => id);
    const cards = await findOwnHomeCards(tx, shown, publicUrl);
    await enqueueMail(tx, email, homesApprovedMail({ cards, more: homes.length - cards.length, manage }));
  }
}
