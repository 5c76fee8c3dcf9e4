import type { EndedAccess } from '@letfair/contract/accounts/access';
import { accessInWords, NOT_ME_DAYS } from '@letfair/domain/accounts/access';
import { networkPrefix, type SignInEventKind, signInEventTexts } from '@letfair/domain/accounts/second-step';
import { deviceOf, UNKNOWN_DEVICE } from '@letfair/domain/accounts/sign-in-rules';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import type { Caller } from './sign-in/sign-in-events.repository.ts';

export interface SecurityLinks {
  readonly security: string;
  readonly notMe: string;
}

const changes = {
  'second-step-on': {
    subject: 'Two-step sign-in is on',
    text: 'When you sign in to your Letfair account, we’ll now ask for a code from your authenticator app after your password. Keep your recovery codes where you can find them without your phone.',
  },
  'second-step-off': {
    subject: 'Two-step sign-in is off',
    text: 'When you sign in to your Letfair account, we no longer ask for a code after your password.',
  },
  'second-step-removed': {
    subject: 'Two-step sign-in has been removed',
    text: 'Our support team has removed two-step sign-in and all passkeys from your Letfair account and signed you out everywhere. You can sign in with your password and set both up again.',
  },
  'recovery-codes': {
    subject: 'You have new recovery codes',
    text: 'Someone has created new recovery codes for your Letfair account. The old ones no longer work.',
  },
  'passkey-added': {
    subject: 'A passkey has been added',
    text: 'A passkey has been added to your Letfair account. You can use it to sign in without a password.',
  },
  'passkey-removed': {
    subject: 'A passkey has been removed',
    text: 'A passkey has been removed from your Letfair account. You can no longer use it to sign in.',
  },
  'password-changed': {
    subject: 'Your password has been changed',
    text: 'The password for your Letfair account has just been changed, and we’ve signed you out on all your other devices.',
  },
  'key-made': {
    subject: 'A new API key has been created',
    text: 'You, or someone signed in as you, created an API key. Any software that has it can manage your homes on Letfair without your password.',
  },
  'webhook-set': {
    subject: 'A webhook has been set up',
    text: 'You, or someone signed in as you, set up a webhook (where we send messages about your homes) or gave one a new secret.',
  },
} as const;
export type SecurityChange = keyof typeof changes;

/** None of these emails names passkeys, keys or addresses: whoever reads the mailbox learns nothing to use. */
export const securityChangedMail = (change: SecurityChange, links: SecurityLinks): MailContent =>
  securityMail(change, changes[change].subject, [changes[change].text], links);

interface SignIn {
  readonly kind: SignInEventKind;
  readonly caller: Caller;
  readonly at: Date;
}

/** No directory of networks exists here, so people get what they can compare with their own list of sign-ins. */
const whereLines = ({ kind, caller, at }: SignIn): string => {
  const [device, network] = [deviceOf(caller.userAgent), networkPrefix(caller.network)];
  return [
    `When: ${ukMomentInWords(at)} (UK time)`,
    `Device: ${device === UNKNOWN_DEVICE ? 'one we don’t recognise' : device}`,
    `Where from: ${network ? `an internet address (IP) that starts with ${network}` : 'a network we can’t tell'}`,
    `How: ${signInEventTexts[kind].toLowerCase()}`,
  ].join('\n');
};

export const newSignInMail = (signIn: SignIn, links: SecurityLinks): MailContent =>
  securityMail(
    'new-sign-in',
    'New sign-in to your account',
    ['Someone has just signed in to your Letfair account from a device we haven’t seen before.', whereLines(signIn)],
    links,
  );

export const recoveryCodeUsedMail = (signIn: SignIn, left: number, links: SecurityLinks): MailContent =>
  securityMail(
    'recovery-code-used',
    'A recovery code has been used',
    [
      `Someone has just signed in to your Letfair account using your password and a recovery code. ${left === 1 ? 'One code is' : `${left} codes are`} left. You can make new ones in your profile.`,
      whereLines(signIn),
    ],
    links,
  );

const securityMail = (
  template: SecurityChange | 'new-sign-in' | 'recovery-code-used',
  subject: string,
  paragraphs: readonly string[],
  { security, notMe }: SecurityLinks,
): MailContent =>
  layOut({
    template,
    isSecret: true,
    subject,
    firstLine: 'If this was you, you don’t need to do anything. If it wasn’t, press the button to secure your account.',
    paragraphs,
    button: { label: 'This wasn’t me', link: notMe },
    footnotes: [
      `You can use the button once, within ${NOT_ME_DAYS} days. It signs you out on every device, removes anything added to your account since this happened and asks you for a new password.`,
      { sentence: 'You can change how you sign in at any time.', label: 'See your security settings', link: security },
    ],
  });

interface TakenBackMail {
  readonly ended: readonly EndedAccess[];
  readonly forgot: string;
}

/** After "this wasn't me". */
export const takenBackMail = ({ ended, forgot }: TakenBackMail): MailContent =>
  layOut({
    template: 'taken-back',
    subject: 'We’ve secured your account',
    firstLine: 'Set a new password to sign in again. If you’ve already set one, you don’t need to do anything else.',
    paragraphs: [
      'You told us that someone else has used your Letfair account. We’ve signed you out on every device, and your old password no longer works.',
      ...endedLines(ended),
      'Anything set up earlier is still there. We’ll show it to you when you next sign in, so you can remove anything you don’t recognise.',
    ],
    button: { label: 'Set a new password', link: forgot },
  });

/** After somebody ended what was left. */
export const accessEndedMail = ({ ended, forgot }: TakenBackMail): MailContent =>
  layOut({
    template: 'access-ended',
    subject: 'Other access to your account has been removed',
    firstLine:
      'If this was you, you don’t need to do anything. If it wasn’t, someone may be able to get into your account or your email, so change both passwords.',
    paragraphs: endedLines(ended),
    button: { label: 'Set a new password', link: forgot },
  });

const endedLines = (ended: readonly EndedAccess[]): string[] =>
  ended.length === 0 ? [] : [`We’ve removed ${accessInWords(ended.map(({ kind }) => kind))}.`];
