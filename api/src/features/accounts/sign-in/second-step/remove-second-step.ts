import { secondStepSentences } from '@letfair/domain/accounts/second-step';
import { recordAudit } from '../../../../platform/audit.ts';
import { conflict, invalid, notFound } from '../../../../platform/http/refusals.ts';
import { limitRefusal, resetHits } from '../../../../platform/throttle.ts';
import { findAccountById, lockAccount } from '../accounts.repository.ts';
import type { SecurityUseCase } from '../deps.ts';
import { secondStepTries } from '../limits.ts';
import { countPasskeys, deletePasskeys } from '../passkeys/passkeys.repository.ts';
import { deleteAccountChallenges } from '../sign-in/challenges.repository.ts';
import { deleteAccountSessions } from '../sign-in/sessions.repository.ts';
import { sendSecurityChange } from '../take-back/send-security-mail.ts';
import { useUpCode, wrongCode } from './complete-sign-in.ts';
import { isSecondStepRequired } from './require-second-step.ts';
import { deleteSecondStep, findSecondStep } from './second-steps.repository.ts';

const wrongPassword = invalid('password', secondStepSentences.wrongPassword);

export const disableSecondStep: SecurityUseCase<'disableSecondStep'> =
  (deps) =>
  async ({ actor, body, write }) => {
    const { db, passwords, publicUrl } = deps;
    const overLimit = await limitRefusal(db, secondStepTries, actor.id);
    if (overLimit) return overLimit;
    const before = await findAccountById(db, actor.id);
    if (!(await passwords.matches(before?.password_hash, body.password))) return wrongPassword;

    return write(async (tx) => {
      const account = await lockAccount(tx, actor.id);
      if (!account || account.password_hash !== before?.password_hash) return wrongPassword;
      const step = await findSecondStep(tx, actor.id);
      if (!step?.enabled_at) return conflict(secondStepSentences.isOff);
      if (isSecondStepRequired(deps, account) && (await countPasskeys(tx, actor.id)) === 0)
        return conflict(secondStepSentences.adminsKeepOne);
      if (!(await useUpCode(tx, step, body.code))) return wrongCode;
      await resetHits(tx, secondStepTries, actor.id);
      await deleteSecondStep(tx, actor.id);
      await sendSecurityChange(tx, account, 'second-step-off', publicUrl);
      return { ok: true, data: null, message: 'Two-step sign-in is off.' };
    });
  };

/** For somebody who lost phone, passkeys and recovery codes; support has to be sure who is asking. */
export const removeSecondStepOf: SecurityUseCase<'removeSecondStepOf'> =
  ({ publicUrl }) =>
  ({ actor, params: { id }, write }) =>
    write(async (tx) => {
      if (id === actor.id) return conflict(secondStepSentences.ownSecondStep);
      const account = await lockAccount(tx, id);
      if (!account || account.erased_at) return notFound('We couldn’t find this user.');
      const step = await findSecondStep(tx, id);
      const passkeys = await deletePasskeys(tx, id);
      if (!step && passkeys === 0) return conflict('This user doesn’t have two-step sign-in or a passkey.');
      await deleteSecondStep(tx, id);
      await deleteAccountChallenges(tx, id);
      await deleteAccountSessions(tx, id);
      await recordAudit(tx, {
        actor_id: actor.id,
        actor_role: 'moderator',
        action: 'remove-second-step',
        target_type: 'account',
        target_id: id,
        status: account.suspended_at ? 'suspended' : 'active',
      });
      await sendSecurityChange(tx, account, 'second-step-removed', publicUrl);
      return { ok: true, data: null, message: 'Two-step sign-in has been removed.' };
    });
