import { emailKey } from '@letfair/domain/accounts/contact-details';
import { signUpRefusal } from '@letfair/domain/accounts/sign-up-rules';
import type { Tx } from '../../../platform/db.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { countHit, tooMany } from '../../../platform/throttle.ts';
import { accountByEmail, replaceDetails, saveUnlessVerified } from '../accounts.repository.ts';
import type { UseCase } from '../deps.ts';
import { signUps } from '../limits.ts';
import { alreadyRegisteredMail, links } from '../mails.ts';
import { isCommonPassword } from '../password/passwords.ts';
import { mailProof, newProof } from '../verification/email-proof.ts';
import { newcomerOf } from './new-account.ts';

/**
 * Answers the same for a new and a registered email: both cost a hash and a mail, and only the mail's reader learns
 * which. A registered email gets a code that verifies nothing.
 */
export const signUp: UseCase<'signUp'> =
  ({ passwords, publicUrl, mail }) =>
  async ({ body, write }) => {
    const refusal = signUpRefusal(body, isCommonPassword);
    if (refusal) return { ok: false, code: 'invalid', ...refusal };

    const { details, ...newcomer } = newcomerOf(body);
    const password_hash = await passwords.hash(body.password);
    const proof = newProof();

    return write(async (tx) => {
      const wait = await countHit(tx, signUps, emailKey(newcomer.email));
      if (wait) return tooMany(wait);

      const id = await saveUnlessVerified(tx, { ...newcomer, password_hash });
      if (id) {
        await replaceDetails(tx, id, details);
        await mailProof(tx, { id, email: newcomer.email }, proof, publicUrl);
      } else await tellOwner(tx, newcomer.email, publicUrl);

      const { firstName, lastName, email, userType } = newcomer;
      return {
        ok: true,
        message: 'Account created successfully. Please verify your email.',
        data: {
          requiresVerification: true,
          user: { firstName, lastName, email, userType },
          ...(mail === 'local' && { verificationCode: proof.code }),
        },
      };
    });
  };

async function tellOwner(tx: Tx, email: string, publicUrl: string): Promise<void> {
  const owner = await accountByEmail(tx, email);
  if (owner) await enqueueMail(tx, owner.email, alreadyRegisteredMail(links(publicUrl)));
}
