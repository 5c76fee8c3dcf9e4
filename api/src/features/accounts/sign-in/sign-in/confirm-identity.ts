import { RECENT_PASSWORD_MINUTES, secondStepSentences } from '@letfair/domain/accounts/second-step';
import { invalid } from '../../../../platform/http/refusals.ts';
import { limitRefusal, resetHits } from '../../../../platform/throttle.ts';
import { findAccountById, lockAccount } from '../accounts.repository.ts';
import type { SecurityUseCase } from '../deps.ts';
import { confirmationTries } from '../limits.ts';
import { recordPasskeyUse } from '../passkeys/passkeys.repository.ts';
import { passkeyRefused, verifyPasskey } from '../passkeys/verify-passkey.ts';
import { confirmSession } from './sessions.repository.ts';
import { insertSignInEvent } from './sign-in-events.repository.ts';

const wrongPassword = invalid('password', secondStepSentences.wrongPassword);

export const confirmIdentity: SecurityUseCase<'confirm'> =
  ({ db, passwords, publicUrl }) =>
  async ({ actor, body, userAgent, network, write }) => {
    const overLimit = await limitRefusal(db, confirmationTries, actor.id);
    if (overLimit) return overLimit;
    const caller = { userAgent, network };
    const confirmedUntil = () => new Date(Date.now() + RECENT_PASSWORD_MINUTES * 60_000).toISOString();

    if ('passkey' in body) {
      const found = await verifyPasskey(db, publicUrl, body.passkey);
      if (!found?.isRight || found.passkey.account_id !== actor.id) {
        await insertSignInEvent(db, actor.id, 'wrong-passkey', caller);
        return passkeyRefused;
      }
      return write(async (tx) => {
        await lockAccount(tx, actor.id);
        if (!(await recordPasskeyUse(tx, found.passkey.id, found.counter))) return passkeyRefused;
        await resetHits(tx, confirmationTries, actor.id);
        await confirmSession(tx, actor.sessionHash);
        return { ok: true, data: { confirmedUntil: confirmedUntil() } };
      });
    }

    const before = await findAccountById(db, actor.id);
    if (!(await passwords.matches(before?.password_hash, body.password))) {
      await insertSignInEvent(db, actor.id, 'wrong-password', caller);
      return wrongPassword;
    }
    return write(async (tx) => {
      // The password may have changed since the check above.
      const account = await lockAccount(tx, actor.id);
      if (account?.password_hash !== before?.password_hash) return wrongPassword;
      await resetHits(tx, confirmationTries, actor.id);
      await confirmSession(tx, actor.sessionHash);
      return { ok: true, data: { confirmedUntil: confirmedUntil() } };
    });
  };
