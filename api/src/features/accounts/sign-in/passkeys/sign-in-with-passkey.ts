import { CHALLENGE_MINUTES } from '@letfair/domain/accounts/second-step';
import { sessionSeconds } from '@letfair/domain/accounts/sign-in-rules';
import { forbidden } from '../../../../platform/http/refusals.ts';
import { newToken } from '../../../../platform/tokens.ts';
import { lockAccount } from '../accounts.repository.ts';
import type { SecurityUseCase } from '../deps.ts';
import { suspendedRefusal } from '../refusals.ts';
import { insertChallenge } from '../sign-in/challenges.repository.ts';
import { startSession } from '../sign-in/session.ts';
import { insertSignInEvent } from '../sign-in/sign-in-events.repository.ts';
import { recordPasskeyUse } from './passkeys.repository.ts';
import { passkeyRefused, relyingPartyOf, verifyPasskey } from './verify-passkey.ts';

export const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;

export const startPasskeySignIn: SecurityUseCase<'startPasskeySignIn'> =
  ({ publicUrl }) =>
  ({ write }) =>
    write(async (tx) => {
      const challenge = newToken();
      await insertChallenge(tx, challenge, { kind: 'passkey-use' });
      const { id: rpId } = relyingPartyOf(publicUrl);
      return { ok: true, data: { challenge, timeout: TIMEOUT_MS, rpId, userVerification: 'required' } };
    });

export const signInWithPasskey: SecurityUseCase<'signInWithPasskey'> =
  ({ db, publicUrl, adminsNeedSecondStep }) =>
  async ({ body, userAgent, network, write }) => {
    const caller = { userAgent, network, deviceToken: body.deviceToken };
    const found = await verifyPasskey(db, publicUrl, body.passkey);
    if (!found?.isRight) {
      if (found) await insertSignInEvent(db, found.passkey.account_id, 'wrong-passkey', caller);
      return passkeyRefused;
    }
    return write(async (tx) => {
      const account = await lockAccount(tx, found.passkey.account_id);
      if (!account || !(await recordPasskeyUse(tx, found.passkey.id, found.counter))) return passkeyRefused;
      if (account.suspended_at) return suspendedRefusal(account);
      if (!account.verified_at || account.pending_email)
        return forbidden('Please verify your email address before signing in.');
      const seconds = sessionSeconds(body.rememberMe);
      const data = await startSession(tx, account, {
        seconds,
        kind: 'passkey',
        caller,
        adminsNeedSecondStep,
        publicUrl,
      });
      return { ok: true, data };
    });
  };
