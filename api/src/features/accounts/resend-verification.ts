import { emailKey, looksLikeEmail } from '@letfair/domain/accounts/email-address';
import type { Tx } from '../../platform/db.ts';
import { enqueueNoMail } from '../../platform/mail/enqueue-mail.ts';
import { hit, tooMany } from '../../platform/throttle.ts';
import { type Account, accountByEmail, lockAccount } from './accounts.repository.ts';
import type { UseCase } from './deps.ts';
import { accountByPendingEmail } from './email-changes.repository.ts';
import { resends } from './limits.ts';
import { mailProof } from './mail-proof.ts';
import { mailProofOfPending } from './pending-address.ts';
import { newProof } from './proof.ts';
import { emailNotValid } from './refusals.ts';

export const resendVerification: UseCase<'resendVerification'> =
  ({ publicUrl }) =>
  async ({ body, write }) => {
    if (!looksLikeEmail(body.email)) return emailNotValid;
    return write(async (tx) => {
      const wait = await hit(tx, resends, emailKey(body.email));
      if (wait) return tooMany(wait);
      const account = await accountByEmail(tx, body.email);
      const waiting = account && !account.verified_at ? undefined : await lockWaiting(tx, body.email);
      if (waiting) await mailProofOfPending(tx, waiting, publicUrl);
      else if (account && !account.verified_at) await mailProof(tx, account, newProof(), publicUrl);
      else await enqueueNoMail(tx);
      return {
        ok: true,
        data: null,
        message: 'If this address is waiting to be verified, a new code is on its way to it.',
      };
    });
  };

/** Whoever asked for this address last, if they still wait for it once nobody else writes about them. */
async function lockWaiting(tx: Tx, email: string): Promise<Account | undefined> {
  const found = await accountByPendingEmail(tx, email);
  const locked = found && (await lockAccount(tx, found.id));
  return locked?.pending_email_key === emailKey(email) ? locked : undefined;
}
