import { passwordProblem } from '@letfair/domain/accounts/password-rules';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { forgive } from '../../platform/throttle.ts';
import { hashToken } from '../../platform/tokens.ts';
import { lockAccount, markVerified, setPassword } from './accounts.repository.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { UseCase } from './deps.ts';
import { dropPending } from './email-changes.repository.ts';
import { loginTries } from './limits.ts';
import { links } from './links.ts';
import { passwordChangedMail } from './mails.ts';
import { dropVerification, resetByToken, takeReset } from './proofs.repository.ts';
import { refusedPassword, resetNotValid } from './refusals.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

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
      // Whoever reads the mail of the proved address keeps it: a change that waits was perhaps not theirs.
      await dropPending(tx, account.id);
      await dropVerification(tx, account.id);
      await deleteSessionsOf(tx, account.id);
      await forgive(tx, loginTries, account.email_key);
      await enqueueMail(tx, account.email, passwordChangedMail(links(publicUrl)));
      return { ok: true, data: null, message: 'Your password has been changed. Please sign in with the new one.' };
    });
  };
