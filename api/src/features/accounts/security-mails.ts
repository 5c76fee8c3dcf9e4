import { trimEndOf } from '@letfair/domain/text-edges';
import type { MailContent } from '../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../platform/mail/layout.ts';
import { accountLinks } from './mails.ts';

interface SecurityLinks {
  readonly security: string;
  readonly forgot: string;
}

export const securityLinks = (publicUrl: string): SecurityLinks => ({
  security: `${trimEndOf(publicUrl, '/')}/profile#security`,
  forgot: accountLinks(publicUrl).forgot,
});

const changes = {
  'second-step-on': {
    subject: 'Two-step sign-in is on',
    text: 'Signing in to your Letfair account now asks for a code of your authenticator app after the password. Keep your recovery codes where you find them without your phone.',
  },
  'second-step-off': {
    subject: 'Two-step sign-in is off',
    text: 'Signing in to your Letfair account no longer asks for a code after the password.',
  },
  'second-step-removed': {
    subject: 'Your second step was removed',
    text: 'Our support removed two-step sign-in and all passkeys from your Letfair account and signed you out everywhere. You can sign in with your password and set both up again.',
  },
  'recovery-codes': {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were made for your Letfair account. The former ones no longer work.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    text: 'A passkey was added to your Letfair account. It signs in without the password.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    text: 'A passkey was removed from your Letfair account and no longer signs in.',
  },
} as const;

/** None of these mails names devices or passkeys: whoever reads the mailbox learns nothing to use. */
export const securityChangedMail = (change: keyof typeof changes, links: SecurityLinks): MailContent =>
  securityMail(change, changes[change], links);

export const recoveryCodeUsedMail = ({ left, ...links }: SecurityLinks & { readonly left: number }): MailContent =>
  securityMail(
    'recovery-code-used',
    {
      subject: 'A recovery code was used',
      text: `Somebody, perhaps you, signed in to your Letfair account with the password and a recovery code. ${left === 1 ? 'One code is' : `${left} codes are`} left; you can make new ones on your profile.`,
    },
    links,
  );

const securityMail = (
  template: string,
  { subject, text }: { readonly subject: string; readonly text: string },
  { security, forgot }: SecurityLinks,
): MailContent =>
  layOut({
    template,
    subject,
    paragraphs: [text, 'If this was you, there is nothing to do.'],
    button: { label: 'Look at your security settings', link: security },
    footnotes: [`If it was not you, set a new password at once: ${forgot}`],
  });
