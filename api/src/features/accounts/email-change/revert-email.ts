import type { profileContract } from '@letfair/contract/profile';
import { emailKey } from '@letfair/domain/accounts/contact-details';
import { RESET_MINUTES } from '@letfair/domain/accounts/sign-in-rules';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid } from '../../../platform/http/refusals.ts';
import { resetHits } from '../../../platform/throttle.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { lockAccount, setPassword } from '../accounts.repository.ts';
import type { AccountsDeps } from '../deps.ts';
import { loginTries } from '../limits.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import { deleteAccountSessions } from '../sign-in/sessions.repository.ts';
import { deleteVerification, upsertPasswordReset } from '../verification/proofs.repository.ts';
import { fingerprintPassword } from './change-email.ts';
import { consumeEmailRevert, findEmailRevert, setVerifiedEmail } from './email-changes.repository.ts';

const invalidLink = invalid(
  'token',
  'This link is not valid or has expired. If somebody took your account over, tell us at /contact.',
  'This link is not valid or has expired.',
);

const emailTaken = conflict(
  'This address has an account of its own by now. Please tell us at /contact which of the two you want to keep.',
);

/**
 * Restores the former email, whether or not the new one was verified. A password changed since then may be an
 * intruder's: it stops working, and the link's reader sets another.
 */
export const revertEmail =
  ({ db, passwords }: Pick<AccountsDeps, 'db' | 'passwords'>): Handler<typeof profileContract.revertEmail> =>
  async ({ body, write }) => {
    const revert = await findEmailRevert(db, hashToken(body.token));
    if (!revert) return invalidLink;
    // Hashed before the transaction, because hashing is slow.
    const randomPasswordHash = await passwords.hash(newToken());

    return write(async (tx) => {
      const account = await lockAccount(tx, revert.account_id);
      if (!account || !(await consumeEmailRevert(tx, revert))) return invalidLink;
      const restored = await setVerifiedEmail(tx, account.id, revert.email);
      if (!restored) return emailTaken;

      const passwordNeeded = !revert.password_mark.equals(fingerprintPassword(account.password_hash));
      if (passwordNeeded) await setPassword(tx, account.id, randomPasswordHash);
      await deleteVerification(tx, account.id);
      await deleteAccountSessions(tx, account.id);
      await forgetDevices(tx, account.id);
      await resetHits(tx, loginTries, emailKey(revert.email));
      const resetToken = newToken();
      await upsertPasswordReset(tx, account.id, hashToken(resetToken), RESET_MINUTES);
      return {
        ok: true,
        data: { email: restored.email, resetToken, passwordNeeded },
        message: 'Your account has its former email address back, and every device has been signed out.',
      };
    });
  };
