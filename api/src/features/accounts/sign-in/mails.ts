import { CODE_MINUTES, RESET_MINUTES, REVERT_DAYS } from '@letfair/domain/accounts/sign-in-rules';
import { trimEndOf } from '@letfair/domain/text-edges';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import type { Letter } from '../../../platform/mail/letter.ts';

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

// None of these emails repeats what was typed at sign-up: a stranger could send their own words to any address in our
// name.

interface ProofLinks {
  readonly code: string;
  readonly link: string;
}

const signUpMail = ({ code, link }: ProofLinks, words: Pick<Letter, 'firstLine' | 'paragraphs'>): MailContent => ({
  ...layOut({
    template: 'verify',
    isSecret: true,
    subject: 'Verify your email address',
    ...words,
    code,
    button: { label: 'Verify my email address', link },
    footnotes: [
      `You can use the code or the link once, within ${CODE_MINUTES} minutes, and only for this sign-up.`,
      'If you didn’t sign up for Letfair, you can ignore this email. Nobody can use the account without the code.',
    ],
  }),
  usefulMinutes: CODE_MINUTES,
});

export const verifyMail = (proof: ProofLinks): MailContent =>
  signUpMail(proof, { firstLine: 'Welcome to Letfair. Enter this code to verify your email address:' });

/** The reader has to know which of the sign-ups is theirs: the code makes its password the account's. */
export const verifyAgainMail = (proof: ProofLinks): MailContent =>
  signUpMail(proof, {
    firstLine: 'Only enter this code if you’ve just signed up for Letfair a second time.',
    paragraphs: [
      'Someone has signed up with this email address again. This code is for that sign-up and the password they chose. If it wasn’t you, use the code in our earlier email, or ask for a new one.',
    ],
  });

interface SignInLinks {
  readonly login: string;
  readonly forgot: string;
}

interface KnownAddress extends Pick<Letter, 'subject' | 'firstLine' | 'paragraphs'> {
  readonly template: 'already-registered' | 'address-in-use';
}

/** Tells the owner of an account that its email address was entered elsewhere. */
const knownAddressMail = ({ login, forgot }: SignInLinks, mail: KnownAddress): MailContent =>
  layOut({
    ...mail,
    button: { label: 'Sign in', link: login },
    footnotes: [{ sentence: 'Forgotten your password?', label: 'Set a new one', link: forgot }],
  });

export const alreadyRegisteredMail = (links: SignInLinks): MailContent =>
  knownAddressMail(links, {
    template: 'already-registered',
    subject: 'You already have an account',
    firstLine: 'If you just tried to sign up, sign in instead. If it wasn’t you, you can ignore this email.',
    paragraphs: [
      'Someone just tried to sign up for Letfair with this email address.',
      'You already have an account with it, and nothing about that account has changed.',
    ],
  });

/** Names neither the account nor its former email, because nobody has verified this address yet. */
export const verifyNewEmailMail = ({ code, link }: ProofLinks): MailContent => ({
  ...layOut({
    template: 'verify-new-address',
    isSecret: true,
    subject: 'Verify your new email address',
    firstLine: 'Enter this code to use this email address for your Letfair account:',
    code,
    button: { label: 'Verify my new email address', link },
    footnotes: [
      `You can use the code or the link once, within ${CODE_MINUTES} minutes. If we send a newer email, use that one.`,
      'If you didn’t ask for this, ignore this email and don’t use the code or the link. Someone may have mistyped their own address.',
    ],
  }),
  usefulMinutes: CODE_MINUTES,
});

export const emailChangedMail = ({ revert }: { readonly revert: string }): MailContent =>
  layOut({
    template: 'email-changed',
    isSecret: true,
    subject: 'Your email address is being changed',
    firstLine: 'If this wasn’t you, press the button to keep this address.',
    paragraphs: [
      'Someone who was signed in to your Letfair account has just changed its email address.',
      'We’ve signed you out on every device. You can sign in again once the new address is verified.',
      'If this was you, look for the code in our email to the new address.',
    ],
    button: { label: 'This wasn’t me: keep this address', link: revert },
    footnotes: [
      `You can use the button once, within ${REVERT_DAYS} days, even after the new address has been verified. It restores this address, signs you out on every device, removes anything added since the change and asks you for a new password.`,
    ],
  });

export const emailInUseMail = (links: SignInLinks): MailContent =>
  knownAddressMail(links, {
    template: 'address-in-use',
    subject: 'Someone tried to use your email address for another account',
    firstLine:
      'If it wasn’t you, you can ignore this email. If it was, open our email to your other address and press the button to keep using that one.',
    paragraphs: [
      'Someone has just tried to change the email address of another Letfair account to this one.',
      'You already have an account with it. Nothing about your account has changed, and the other account can’t use this address.',
    ],
  });

export const resetMail = ({ link }: { readonly link: string }): MailContent => ({
  ...layOut({
    template: 'reset',
    isSecret: true,
    subject: 'Set a new password',
    firstLine: `Press the button within ${RESET_MINUTES} minutes to set a new password for your Letfair account.`,
    button: { label: 'Set a new password', link },
    footnotes: [
      `You can only use the link once. If we send a newer email, use that one.`,
      'If you didn’t ask for this, you can ignore this email. Your password hasn’t changed.',
    ],
  }),
  usefulMinutes: RESET_MINUTES,
});
