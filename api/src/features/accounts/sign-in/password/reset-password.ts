import { emailKey } from '@letfair/domain/accounts/contact-details';
import { passwordProblem, RESET_MINUTES } from '@letfair/domain/accounts/sign-in-rules';
import { invalid } from '../../../../platform/http/refusals.ts';
import { NO_ID } from '../../../../platform/ids.ts';
import { enqueueDecoyMail, enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { resetHits } from '../../../../platform/throttle.ts';
import { hashToken, newToken } from '../../../../platform/tokens.ts';
import { findAccountByEmail, lockAccount, markVerified, setPassword } from '../accounts.repository.ts';
import type { UseCase } from '../deps.ts';
import { clearPendingEmail } from '../email-change/email-changes.repository.ts';
import { loginTries, resetMails } from '../limits.ts';
import { mailByAddress } from '../mail-by-address.ts';
import { accountLinks, resetMail } from '../mails.ts';
import { invalidResetLink } from '../refusals.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import { deleteAccountSessions } from '../sign-in/sessions.repository.ts';
import { sendSecurityChange } from '../take-back/send-security-mail.ts';
import { openReview } from '../take-back/take-back.ts';
import {
  consumePasswordReset,
  deleteVerification,
  findPasswordReset,
  upsertPasswordReset,
} from '../verification/proofs.repository.ts';
import { isCommonPassword } from './passwords.ts';

/**
 * Unverified accounts get a link too: opening it proves the email, and without it somebody who forgot the password
 * before verifying would be locked out. A demo account is shared, so nobody may set its password.
 */
export const forgotPassword: UseCase<'forgotPassword'> = mailByAddress({
  limit: resetMails,
  message: 'If there’s an account with this address, we’ve emailed it a link to set a new password.',
  send: async (tx, email, publicUrl) => {
    const found = await lockAccount(tx, (await findAccountByEmail(tx, email))?.id ?? NO_ID);
    // Read again under the lock: whoever takes the account back may just have given it another address.
    const account = found?.is_demo || found?.email_key !== emailKey(email) ? undefined : found;
    const token = newToken();
    await upsertPasswordReset(tx, account?.id ?? NO_ID, hashToken(token), RESET_MINUTES);
    const letter = resetMail({ link: accountLinks(publicUrl).reset(token) });
    await (account ? enqueueMail(tx, account.email, letter) : enqueueDecoyMail(tx, letter));
  },
});

/** The second step stays: whoever reads the mailbox must not get round it by a new password. */
export const resetPassword: UseCase<'resetPassword'> =
  ({ db, passwords, publicUrl, access }) =>
  async ({ body, write }) => {
    const problem = passwordProblem(body.password, isCommonPassword);
    if (problem) return invalid('password', problem);
    // Looked up before hashing, so that made-up tokens cost no hash.
    const tokenHash = hashToken(body.token);
    const reset = await findPasswordReset(db, tokenHash);
    if (!reset) return invalidResetLink;
    const hash = await passwords.hash(body.password);

    return write(async (tx) => {
      const account = await lockAccount(tx, reset.account_id);
      if (!account || account.is_demo || !(await consumePasswordReset(tx, tokenHash))) return invalidResetLink;
      await setPassword(tx, account.id, hash);
      await markVerified(tx, account.id);
      // The verified email wins: a pending change may be an intruder's.
      await clearPendingEmail(tx, account.id);
      await deleteVerification(tx, account.id);
      await deleteAccountSessions(tx, account.id);
      await forgetDevices(tx, account.id);
      await resetHits(tx, loginTries, account.email_key);
      await sendSecurityChange(tx, account, 'password-changed', publicUrl);
      return {
        ok: true,
        data: await openReview(tx, access, account.id),
        message: 'Your password has been changed. Please sign in with the new one.',
      };
    });
  };
