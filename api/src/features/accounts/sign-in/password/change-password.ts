import { passwordProblem } from '@letfair/domain/accounts/sign-in-rules';
import { invalid } from '../../../../platform/http/refusals.ts';
import { limitRefusal, resetHits } from '../../../../platform/throttle.ts';
import { findAccountById, lockAccount, setPassword } from '../accounts.repository.ts';
import type { UseCase } from '../deps.ts';
import { passwordChangeTries } from '../limits.ts';
import { demoAccountRefusal } from '../refusals.ts';
import { deleteOtherSessions } from '../sign-in/sessions.repository.ts';
import { sendSecurityChange } from '../take-back/send-security-mail.ts';
import { deletePasswordReset } from '../verification/proofs.repository.ts';
import { isCommonPassword } from './passwords.ts';

const wrongPassword = invalid('currentPassword', 'Your current password isn’t right.');

export const changePassword: UseCase<'changePassword'> =
  ({ db, passwords, publicUrl }) =>
  async ({ actor, body, write }) => {
    const problem = passwordProblem(body.newPassword, isCommonPassword);
    if (problem) return invalid('newPassword', problem);
    const overLimit = await limitRefusal(db, passwordChangeTries, actor.id);
    if (overLimit) return overLimit;
    const before = await findAccountById(db, actor.id);
    const shared = demoAccountRefusal(before);
    if (shared) return shared;
    if (!(await passwords.matches(before?.password_hash, body.currentPassword))) return wrongPassword;
    await resetHits(db, passwordChangeTries, actor.id);
    const hash = await passwords.hash(body.newPassword);

    return write(async (tx) => {
      const account = await lockAccount(tx, actor.id);
      if (!account || account.password_hash !== before?.password_hash) return wrongPassword;
      await setPassword(tx, account.id, hash);
      await deletePasswordReset(tx, account.id);
      await deleteOtherSessions(tx, account.id, actor.sessionHash);
      await sendSecurityChange(tx, account, 'password-changed', publicUrl);
      return { ok: true, data: null, message: 'Your password has been changed.' };
    });
  };
