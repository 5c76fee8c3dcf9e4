import { emailKey } from '@letfair/domain/accounts/contact-details';
import { signUpRefusal } from '@letfair/domain/accounts/sign-up-rules';
import type { Tx } from '../../../platform/db.ts';
import { invalidFields } from '../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { limitRefusal } from '../../../platform/throttle.ts';
import { findAccountByEmail, replaceRoleDetails, upsertUnverifiedAccount } from '../accounts.repository.ts';
import type { UseCase } from '../deps.ts';
import { signUps } from '../limits.ts';
import { accountLinks, alreadyRegisteredMail } from '../mails.ts';
import { isCommonPassword } from '../password/passwords.ts';
import { createProof, mailProof } from '../verification/email-proof.ts';
import { readNewAccount } from './new-account.ts';

/**
 * Answers the same for a new and a registered email: both cost a hash and a mail, and only the mail's reader learns
 * which. A registered email gets a code that verifies nothing.
 */
export const signUp: UseCase<'signUp'> =
  ({ passwords, publicUrl, mail }) =>
  async ({ body, write }) => {
    const refusal = signUpRefusal(body, isCommonPassword);
    if (refusal) return invalidFields(refusal);

    const { details, ...newcomer } = readNewAccount(body);
    const password_hash = await passwords.hash(body.password);
    const proof = createProof();

    return write(async (tx) => {
      const overLimit = await limitRefusal(tx, signUps, emailKey(newcomer.email));
      if (overLimit) return overLimit;

      const id = await upsertUnverifiedAccount(tx, { ...newcomer, password_hash });
      if (id) {
        await replaceRoleDetails(tx, id, details);
        await mailProof(tx, { id, email: newcomer.email }, proof, publicUrl);
      } else await mailAccountOwner(tx, newcomer.email, publicUrl);

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

async function mailAccountOwner(tx: Tx, email: string, publicUrl: string): Promise<void> {
  const owner = await findAccountByEmail(tx, email);
  if (owner) await enqueueMail(tx, owner.email, alreadyRegisteredMail(accountLinks(publicUrl)));
}
