import { emailKey } from '@letfair/domain/accounts/contact-details';
import { type SignUpFields, signUpRefusal } from '@letfair/domain/accounts/sign-up-rules';
import type { Tx } from '../../../../platform/db.ts';
import { contactRefusal, invalidFields } from '../../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { limitRefusal, resetHits } from '../../../../platform/throttle.ts';
import { findAccountByEmail, replaceRoleDetails, upsertUnverifiedAccount } from '../accounts.repository.ts';
import type { UseCase } from '../deps.ts';
import { codeTries, signUps } from '../limits.ts';
import { accountLinks, alreadyRegisteredMail } from '../mails.ts';
import { isCommonPassword } from '../password/passwords.ts';
import { createProof, mailSignUpProof } from '../verification/email-proof.ts';
import { readNewAccount, type SignUp } from './new-account.ts';
import { upsertRepeatedSignUp } from './repeated-sign-ups.repository.ts';

/**
 * Answers the same for a new and a registered email: both cost a hash, a mail and as many statements, and only the
 * mail's reader learns which. A registered email gets a code that verifies nothing, and the password is kept so that
 * signing in with it is answered like for a new one.
 */
export const signUp: UseCase<'signUp'> =
  ({ db, passwords, publicUrl, mail, isInvited }) =>
  async ({ body, write }) => {
    const invited = body.invitation !== undefined && (await isInvited(db, body.invitation, body));
    const refusal = signUpRefusal(body, isCommonPassword, invited);
    if (refusal) return invalidFields(refusal);
    const contact = contactRefusal(shownToOthers(body));
    if (contact) return contact;

    const newcomer = readNewAccount(body);
    const signUp = { ...newcomer, passwordHash: await passwords.hash(body.password) };
    const proof = createProof();

    return write(async (tx) => {
      const overLimit = await limitRefusal(tx, signUps, emailKey(newcomer.email));
      if (overLimit) return overLimit;

      const saved = await upsertUnverifiedAccount(tx, signUp);
      if (saved) {
        await replaceRoleDetails(tx, saved.id, signUp.details);
        const to = { id: saved.id, email: newcomer.email };
        await mailSignUpProof(tx, to, { proof, signUp, isOnly: saved.sign_ups === 1 }, publicUrl);
      } else await mailAccountOwner(tx, signUp, publicUrl);

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

async function mailAccountOwner(tx: Tx, signUp: SignUp, publicUrl: string): Promise<void> {
  const owner = await findAccountByEmail(tx, signUp.email);
  if (!owner) return;
  await upsertRepeatedSignUp(tx, owner.id, signUp);
  await resetHits(tx, codeTries, owner.email_key);
  await enqueueMail(tx, owner.email, alreadyRegisteredMail(accountLinks(publicUrl)));
}

const agencyFields = ['companyName', 'tradingAddress', 'licenseNumber', 'registrationNumber'] as const;

/** What other people read of somebody who signs up. */
function shownToOthers(form: SignUpFields): Readonly<Record<string, string>> {
  const { firstName, lastName, userType } = form;
  const agency = userType === 'agent' ? agencyFields.map((name) => [name, form[name] ?? ''] as const) : [];
  return { firstName, lastName, ...Object.fromEntries(agency) };
}
