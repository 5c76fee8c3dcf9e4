import { emailKey, looksLikeEmail } from '@letfair/domain/accounts/contact-details';
import { passwordProblem, RESET_MINUTES } from '@letfair/domain/accounts/sign-in-rules';
import { enqueueDecoyMail, enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { countHit, resetHits, tooMany } from '../../../platform/throttle.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { accountByEmail, lockAccount, markVerified, setPassword } from '../accounts.repository.ts';
import type { UseCase } from '../deps.ts';
import { dropPending } from '../email-change/email-changes.repository.ts';
import { loginTries, resetMails } from '../limits.ts';
import { links, passwordChangedMail, resetMail } from '../mails.ts';
import { emailNotValid, refusedPassword, resetNotValid } from '../refusals.ts';
import { deleteSessionsOf } from '../sign-in/sessions.repository.ts';
import { dropVerification, putReset, resetByToken, takeReset } from '../verification/proofs.repository.ts';
import { isCommonPassword } from './passwords.ts';

/**
 * Unverified accounts get a link too: opening it proves the email, and without it somebody who forgot the password
 * before verifying would be locked out.
 */
export const forgotPassword: UseCase<'forgotPassword'> =
  ({ publicUrl }) =>
  async ({ body, write }) => {
    if (!looksLikeEmail(body.email)) return emailNotValid;
    return write(async (tx) => {
      const wait = await countHit(tx, resetMails, emailKey(body.email));
      if (wait) return tooMany(wait);
      const account = await accountByEmail(tx, body.email);
      if (account) {
        const token = newToken();
        await putReset(tx, account.id, hashToken(token), RESET_MINUTES);
        await enqueueMail(tx, account.email, resetMail({ link: links(publicUrl).reset(token) }));
      } else await enqueueDecoyMail(tx);
      return {
        ok: true,
        data: null,
        message: 'If there is an account with this address, a link to set a new password is on its way to it.',
      };
    });
  };

export const resetPassword: UseCase<'resetPassword'> =
  ({ db, passwords, publicUrl }) =>
  async ({ body, write }) => {
    const problem = passwordProblem(body.password, isCommonPassword);
    if (problem) return refusedPassword('password', problem);
    // Looked up before hashing, so that made-up tokens cost no hash.
    const tokenHash = hashToken(body.token);
    const reset = await resetByToken(db, tokenHash);
    if (!reset) return resetNotValid;
    const hash = await passwords.hash(body.password);

    return write(async (tx) => {
      const account = await lockAccount(tx, reset.account_id);
      if (!account || !(await takeReset(tx, tokenHash))) return resetNotValid;
      await setPassword(tx, account.id, hash);
      await markVerified(tx, account.id);
      // The verified email wins: a pending change may be an intruder's.
      await dropPending(tx, account.id);
      await dropVerification(tx, account.id);
      await deleteSessionsOf(tx, account.id);
      await resetHits(tx, loginTries, account.email_key);
      await enqueueMail(tx, account.email, passwordChangedMail(links(publicUrl)));
      return { ok: true, data: null, message: 'Your password has been changed. Please sign in with the new one.' };
    });
  };
