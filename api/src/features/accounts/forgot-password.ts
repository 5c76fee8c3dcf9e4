import { emailKey, looksLikeEmail } from '@letfair/domain/accounts/email-address';
import { RESET_MINUTES } from '@letfair/domain/accounts/verification';
import { enqueueMail, enqueueNoMail } from '../../platform/mail/enqueue-mail.ts';
import { hit, tooMany } from '../../platform/throttle.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { accountByEmail } from './accounts.repository.ts';
import type { UseCase } from './deps.ts';
import { resetMails } from './limits.ts';
import { links } from './links.ts';
import { resetMail } from './mails.ts';
import { putReset } from './proofs.repository.ts';
import { emailNotValid } from './refusals.ts';

/**
 * Mails a link to set a new password, to accounts that were never verified as well: whoever opens it reads the
 * address's mail, which is all that verification asks. Without this, somebody who forgot the password before
 * verifying would have no way in.
 */
export const forgotPassword: UseCase<'forgotPassword'> =
  ({ publicUrl }) =>
  async ({ body, write }) => {
    if (!looksLikeEmail(body.email)) return emailNotValid;
    return write(async (tx) => {
      const wait = await hit(tx, resetMails, emailKey(body.email));
      if (wait) return tooMany(wait);
      const account = await accountByEmail(tx, body.email);
      if (account) {
        const token = newToken();
        await putReset(tx, account.id, hashToken(token), RESET_MINUTES);
        await enqueueMail(tx, account.email, resetMail({ link: links(publicUrl).reset(token) }));
      } else await enqueueNoMail(tx);
      return {
        ok: true,
        data: null,
        message: 'If there is an account with this address, a link to set a new password is on its way to it.',
      };
    });
  };
