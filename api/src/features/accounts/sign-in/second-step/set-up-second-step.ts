import { secondStepSentences } from '@letfair/domain/accounts/second-step';
import type { AccessTx } from '../../../../platform/db.ts';
import { conflict, forbidden } from '../../../../platform/http/refusals.ts';
import { limitRefusal, resetHits } from '../../../../platform/throttle.ts';
import { lockAccount } from '../accounts.repository.ts';
import type { SecurityUseCase } from '../deps.ts';
import { secondStepTries } from '../limits.ts';
import { deleteOtherSessions, markSessionTwoStep } from '../sign-in/sessions.repository.ts';
import { sendSecurityChange } from '../take-back/send-security-mail.ts';
import { useUpCode, wrongCode } from './complete-sign-in.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import {
  findSecondStep,
  markSecondStepEnabled,
  replaceRecoveryCodes,
  upsertPendingSecondStep,
} from './second-steps.repository.ts';
import { createTotpSecret, totpUri } from './totp.ts';

export const startSecondStep: SecurityUseCase<'startSecondStep'> =
  () =>
  ({ actor, write }) =>
    write(async (tx) => {
      const account = await lockAccount(tx, actor.id);
      if (!account) throw new Error('A session outlived its account.');
      if (account.is_demo) return forbidden(secondStepSentences.sharedAccount);
      const secret = createTotpSecret();
      if (!(await upsertPendingSecondStep(tx, account.id, secret))) return conflict(secondStepSentences.isOn);
      return { ok: true, data: { secret, uri: totpUri(secret, account.email) } };
    });

export const enableSecondStep: SecurityUseCase<'enableSecondStep'> =
  ({ db, publicUrl }) =>
  async ({ actor, body, write }) => {
    const overLimit = await limitRefusal(db, secondStepTries, actor.id);
    if (overLimit) return overLimit;
    return write(async (tx) => {
      const account = await lockAccount(tx, actor.id);
      const step = await findSecondStep(tx, actor.id);
      if (!account || !step) return conflict(secondStepSentences.setUpStale);
      if (step.enabled_at) return conflict(secondStepSentences.isOn);
      if ((await useUpCode(tx, step, body.code)) !== 'two-step') return wrongCode;
      await resetHits(tx, secondStepTries, actor.id);
      await markSecondStepEnabled(tx, actor.id);
      await markSessionTwoStep(tx, actor.sessionHash);
      await deleteOtherSessions(tx, actor.id, actor.sessionHash);
      const recoveryCodes = await storeNewRecoveryCodes(tx, actor.id);
      await sendSecurityChange(tx, account, 'second-step-on', publicUrl);
      return { ok: true, data: { recoveryCodes }, message: 'Two-step sign-in is on.' };
    });
  };

export const renewRecoveryCodes: SecurityUseCase<'renewRecoveryCodes'> =
  ({ publicUrl }) =>
  ({ actor, write }) =>
    write(async (tx) => {
      const account = await lockAccount(tx, actor.id);
      const step = await findSecondStep(tx, actor.id);
      if (!account || !step?.enabled_at) return conflict(secondStepSentences.isOff);
      const recoveryCodes = await storeNewRecoveryCodes(tx, actor.id);
      await sendSecurityChange(tx, account, 'recovery-codes', publicUrl);
      return { ok: true, data: { recoveryCodes }, message: 'Your old recovery codes no longer work.' };
    });

async function storeNewRecoveryCodes(tx: AccessTx, accountId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(tx, accountId, codes.map(hashRecoveryCode));
  return codes;
}
