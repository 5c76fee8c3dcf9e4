import type { Tx } from '../../../../platform/db.ts';
import { enqueueMail, type MailContent } from '../../../../platform/mail/enqueue-mail.ts';
import { findAccountById, findListerReceivers } from '../../../accounts/sign-in/index.ts';
import type { ListingRow } from '../listings.repository.ts';

/** Mails whoever looks after a home; somebody suspended too where nobody else is left, because decisions are told. */
export async function tellLister(
  tx: Tx,
  { id, account_id }: Pick<ListingRow, 'id' | 'account_id'>,
  mail: MailContent,
): Promise<void> {
  const receivers = await findListerReceivers(tx, { accountId: account_id, listingId: id });
  const [first = await findAccountById(tx, account_id), ...others] = receivers;
  for (const receiver of [first, ...others]) if (receiver) await enqueueMail(tx, receiver.email, mail);
}
