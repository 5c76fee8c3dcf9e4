import { CODE_MINUTES, RESET_MINUTES, REVERT_DAYS } from '@letfair/domain/accounts/sign-in-rules';
import { trimEndOf } from '@letfair/domain/text-edges';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { type Letter, layOut } from '../../../platform/mail/layout.ts';

export function accountLinks(publicUrl: string) {
  const at = (path: string, token?: string): string =>
    `${trimEndOf(publicUrl, '/')}${path}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;
  return {
    login: at('/auth/login'),
    forgot: at('/auth/forgot-password'),
    verify: (token: string) => at('/auth/verify', token),
    revert: (token: string) => at('/auth/revert-email', token),
    reset: (token: string) => at('/auth/reset-password', token),
    notMe: (token: string) => at('/auth/not-me', token),
    security: at('/profile#security'),
  };
}

// None of these mails repeats what was typed at sign-up: a stranger could send their own words to any address in our
// name.

interface ProofLinks {
  readonly code: string;
  readonly link: string;
}

const signUpMail = ({ code, link }: ProofLinks, warning: readonly string[]): MailContent => ({
  ...layOut({
    template: 'verify',
    isSecret: true,
    subject: 'Verify your email address',
    paragraphs: [...warning, 'Welcome to Letfair. Enter this code to verify your email address:'],
    code,
    button: { label: 'Verify my email address', link },
    footnotes: [
      `The code and the link work once, for ${CODE_MINUTES} minutes. They belong to the sign-up that they were sent for.`,
      'If you did not sign up for Letfair, you can ignore this mail: without the code nobody can use the account.',
    ],
  }),
  usefulMinutes: CODE_MINUTES,
});

export const verifyMail = (proof: ProofLinks): MailContent => signUpMail(proof, []);

/** The reader has to know which of the sign-ups is theirs: the code makes its password the account's. */
export const verifyAgainMail = (proof: ProofLinks): MailContent =>
  signUpMail(proof, [
    'Somebody, perhaps you, signed up with this email address again. This code is for the new sign-up and its password. If it was not you, use the code of the mail before, or ask for a new one.',
  ]);

interface SignInLinks {
  readonly login: string;
  readonly forgot: string;
}

/** Tells the owner of an account that its email address was entered elsewhere. */
const knownAddressMail = (
  { login, forgot }: SignInLinks,
  { ifNotYou, ...mail }: Pick<Letter, 'template' | 'subject' | 'paragraphs'> & { readonly ifNotYou: string },
): MailContent =>
  layOut({
    ...mail,
    button: { label: 'Sign in', link: login },
    footnotes: [`Forgot your password? Set a new one here: ${forgot}`, ifNotYou],
  });

export const alreadyRegisteredMail = (links: SignInLinks): MailContent =>
  knownAddressMail(links, {
    template: 'already-registered',
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, just tried to sign up for Letfair with this email address.',
      'You already have an account with it, and nothing about it has changed.',
    ],
    ifNotYou: 'If it was not you, you can ignore this mail.',
  });

/** Names neither the account nor its former email, because nobody has verified this address yet. */
export const verifyNewEmailMail = ({ code, link }: ProofLinks): MailContent => ({
  ...layOut({
    template: 'verify-new-address',
    isSecret: true,
    subject: 'Verify your new email address',
    paragraphs: [
      'This address was entered as the new email address of a Letfair account. Enter this code to verify it:',
    ],
    code,
    button: { label: 'Verify my new email address', link },
    footnotes: [
      `The code and the link work once, for ${CODE_MINUTES} minutes. A newer mail replaces them.`,
      'If you did not ask for this, do not use them and ignore this mail: somebody may have mistyped their own address.',
    ],
  }),
  usefulMinutes: CODE_MINUTES,
});

export const emailChangedMail = ({ revert }: { readonly revert: string }): MailContent =>
  layOut({
    template: 'email-changed',
    isSecret: true,
    subject: 'Your email address is being changed',
    paragraphs: [
      'Somebody who was signed in to your Letfair account, perhaps you, just entered another email address for it.',
      'Every device was signed out. Signing in works again once the new address is verified.',
      'If this was you, there is nothing to do here: look for the code in the mail to the new address.',
    ],
    button: { label: 'This wasn’t me: keep this address', link: revert },
    footnotes: [
      `The button works once, for ${REVERT_DAYS} days, even after the new address has been verified. It gives the account back to this address, signs out every device, ends what has been added since then and asks you for a new password.`,
    ],
  });

export const emailInUseMail = (links: SignInLinks): MailContent =>
  knownAddressMail(links, {
    template: 'address-in-use',
    subject: 'Your address was entered for another account',
    paragraphs: [
      'Somebody, perhaps you, just entered this email address as the new address of another Letfair account.',
      'You already have an account with it. Nothing about your account has changed, and the other one does not get this address.',
    ],
    ifNotYou:
      'If it was you, use the link in the mail to the other address to keep that one. If it was not, you can ignore this mail.',
  });

export const resetMail = ({ link }: { readonly link: string }): MailContent => ({
  ...layOut({
    template: 'reset',
    isSecret: true,
    subject: 'Set a new password',
    paragraphs: ['You asked to set a new password for your Letfair account.'],
    button: { label: 'Set a new password', link },
    footnotes: [
      `The link works once, for ${RESET_MINUTES} minutes. A newer mail replaces it.`,
      'If you did not ask for this, you can ignore this mail: your password stays as it is.',
    ],
  }),
  usefulMinutes: RESET_MINUTES,
});
