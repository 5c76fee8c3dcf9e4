import { emailKey, looksLikeEmail } from '@letfair/domain/accounts/email-address';
import { enqueueNoMail } from '../../platform/mail/enqueue-mail.ts';
import { hit, tooMany } from '../../platform/throttle.ts';
import { accountByEmail } from './accounts.repository.ts';
import type { UseCase } from './deps.ts';
import { resends } from './limits.ts';
import { mailProof } from './mail-proof.ts';
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
      if (account && !account.verified_at) await mailProof(tx, account, newProof(), publicUrl);
      else await enqueueNoMail(tx);
      return {
        ok: true,
        data: null,
        message: 'If this address is waiting to be verified, a new code is on its way to it.',
      };
    });
  };
