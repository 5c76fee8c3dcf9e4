import { isTimeCode, normalizeSecondStepCode, secondStepSentences } from '@letfair/domain/accounts/second-step';
import { sessionSeconds } from '@letfair/domain/accounts/sign-in-rules';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../../platform/db.ts';
import { forbidden, invalid } from '../../../../platform/http/refusals.ts';
import type { Tables } from '../../../../platform/tables.ts';
import { limitRefusal, resetHits } from '../../../../platform/throttle.ts';
import { lockAccount } from '../accounts.repository.ts';
import type { SecurityUseCase } from '../deps.ts';
import { secondStepTries } from '../limits.ts';
import { suspendedRefusal } from '../refusals.ts';
import { recoveryCodeUsedMail } from '../security-mails.ts';
import { countChallengeTry, takeChallenge } from '../sign-in/challenges.repository.ts';
import { startSession } from '../sign-in/session.ts';
import { insertSignInEvent } from '../sign-in/sign-in-events.repository.ts';
import { sendSecurityMail } from '../take-back/send-security-mail.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  findSecondStep,
  readTotpSecret,
  useUpRecoveryCode,
  useUpTimeStep,
} from './second-steps.repository.ts';
import { findTimeStep } from './totp.ts';

export const wrongCode = invalid('code', secondStepSentences.wrongCode);
const challengeOver = { ok: false, code: 'gone', message: secondStepSentences.challengeOver } as const;

export const completeSignIn: SecurityUseCase<'completeSignIn'> =
  ({ db, publicUrl, adminsNeedSecondStep }) =>
  async ({ body, userAgent, network, write }) => {
    const caller = { userAgent, network, deviceToken: body.deviceToken };
    const challenge = await countChallengeTry(db, body.challenge);
    const accountId = challenge?.account_id;
    if (!challenge || !accountId) return challengeOver;
    const overLimit = await limitRefusal(db, secondStepTries, accountId);
    if (overLimit) return overLimit;

    const outcome = await write(async (tx) => {
      const account = await lockAccount(tx, accountId);
      const step = await findSecondStep(tx, accountId);
      if (!account || !step?.enabled_at) return challengeOver;
      const kind = await useUpCode(tx, step, body.code);
      if (!kind) return wrongCode;
      if (!(await takeChallenge(tx, body.challenge, 'second-step'))) return challengeOver;
      if (account.suspended_at) return suspendedRefusal(account);
      if (account.pending_email) return forbidden('Please verify your email address before signing in.');
      await resetHits(tx, secondStepTries, accountId);
      if (kind === 'recovery-code') {
        const left = await countRecoveryCodes(tx, accountId);
        const signIn = { kind, caller, at: new Date() };
        await sendSecurityMail(tx, account, publicUrl, (links) => recoveryCodeUsedMail(signIn, left, links));
      }
      const seconds = sessionSeconds(challenge.remember_me);
      const rules = { adminsNeedSecondStep, publicUrl };
      return { ok: true, data: await startSession(tx, account, { seconds, kind, caller, ...rules }) };
    });
    if (outcome === wrongCode) await insertSignInEvent(db, accountId, 'wrong-code', caller);
    return outcome;
  };

/** Uses up a code of the app or a recovery code, and tells which it was; null for a wrong or used one. */
export async function useUpCode(
  tx: Tx,
  step: Selectable<Tables['second_step']>,
  typed: string,
): Promise<'two-step' | 'recovery-code' | null> {
  const code = normalizeSecondStepCode(typed);
  if (!isTimeCode(code))
    return (await useUpRecoveryCode(tx, step.account_id, hashRecoveryCode(code))) ? 'recovery-code' : null;
  const timeStep = findTimeStep(await readTotpSecret(tx, step), code);
  return timeStep !== null && (await useUpTimeStep(tx, step.account_id, timeStep)) ? 'two-step' : null;
}
