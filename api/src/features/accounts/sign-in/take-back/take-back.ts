import type { accessContract } from '@letfair/contract/accounts/access';
import { accessSentences } from '@letfair/domain/accounts/access';
import { emailKey } from '@letfair/domain/accounts/contact-details';
import { RESET_MINUTES } from '@letfair/domain/accounts/sign-in-rules';
import { lockWithTeams } from '../../../../platform/access/lock-holders.ts';
import type { Tx } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { conflict, invalid } from '../../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { resetHits } from '../../../../platform/throttle.ts';
import { hashToken, newToken } from '../../../../platform/tokens.ts';
import { type Account, setPassword } from '../accounts.repository.ts';
import type { AccountsDeps } from '../deps.ts';
import { setVerifiedEmail } from '../email-change/email-changes.repository.ts';
import { loginTries } from '../limits.ts';
import { accountLinks } from '../mails.ts';
import { takenBackMail } from '../security-mails.ts';
import { upsertPasswordReset } from '../verification/proofs.repository.ts';
import {
  consumeSecurityLink,
  endAccessReview,
  findSecurityLink,
  insertSecurityLink,
  startAccessReview,
} from './security-links.repository.ts';

export type TakeBackDeps = Pick<AccountsDeps, 'db' | 'passwords' | 'publicUrl' | 'access'>;

interface TakingBack {
  readonly account: Account;
  /** Where the link was sent to; the account gets this address back. */
  readonly email: string;
  readonly since: Date;
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
}

/**
 * Gives an account back to whoever it belonged to at a moment: its address, no session, a password that nobody knows,
 * and nothing that was made since. What was there before stays and is listed. Null where the address belongs to another
 * account by now. Expects an account that is locked with its teams.
 */
export async function takeBack(
  tx: Tx,
  { access, publicUrl }: Pick<TakeBackDeps, 'access' | 'publicUrl'>,
  { account: { id, email_key }, email, since, passwordHash }: TakingBack,
) {
  const hasOtherEmail = emailKey(email) !== email_key;
  if (hasOtherEmail && !(await setVerifiedEmail(tx, id, email))) return null;
  const ended = await access.endSince(tx, id, since);
  if (hasOtherEmail) ended.push({ kind: 'email-change', name: '' });
  await setPassword(tx, id, passwordHash);
  await resetHits(tx, loginTries, emailKey(email));
  const resetToken = newToken();
  await upsertPasswordReset(tx, id, hashToken(resetToken), RESET_MINUTES);
  await enqueueMail(tx, email, takenBackMail({ ended, forgot: accountLinks(publicUrl).forgot }));
  return { email, ended, resetToken, ...(await openReview(tx, access, id)) };
}

/** What is left can be ended for some minutes without a sign-in, and is shown at the next one. */
export async function openReview(tx: Tx, access: AccountsDeps['access'], accountId: string) {
  const remaining = await access.list(tx, accountId);
  await (remaining.length > 0 ? startAccessReview(tx, accountId) : endAccessReview(tx, accountId));
  const reviewToken = await insertSecurityLink(tx, { account_id: accountId, purpose: 'review', email: '' });
  return { remaining, reviewToken };
}

const invalidLink = invalid('token', accessSentences.invalidLink, accessSentences.invalidLink);

export const takeBackByLink =
  (deps: TakeBackDeps): Handler<typeof accessContract.notMe> =>
  async ({ body, write }) => {
    const link = await findSecurityLink(deps.db, body.token, 'not-me');
    if (!link) return invalidLink;
    // Hashed before the transaction, because hashing is slow.
    const passwordHash = await deps.passwords.hash(newToken());

    return write(async (tx) => {
      const account = await lockWithTeams(tx, link.account_id);
      if (!account || account.erased_at || !(await consumeSecurityLink(tx, link))) return invalidLink;
      const { email, created_at: since } = link;
      const data = await takeBack(tx, deps, { account, email, since, passwordHash });
      return data ? { ok: true, data } : conflict(accessSentences.emailTaken);
    });
  };
