import { ukDayInWords } from '@letfair/domain/uk-time';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';

export const privacyLinks = (publicUrl: string) => ({
  yourData: `${publicUrl}/profile#your-data`,
  login: `${publicUrl}/auth/login`,
  forgot: `${publicUrl}/auth/forgot-password`,
});

export const exportReadyMail = ({ link, until }: { readonly link: string; readonly until: Date }): MailContent =>
  layOut({
    template: 'export-ready',
    subject: 'Your data is ready to download',
    paragraphs: [
      'The copy of everything Letfair holds about you is ready.',
      `You can find it in your profile until ${ukDayInWords(until)}. After that we delete it, and you can ask for a new one.`,
    ],
    button: { label: 'Download my data', link },
    footnotes: [
      'You’ll need to sign in to download it, so no one else can.',
      'If you didn’t ask for this, someone may be signed in to your account. Change your password.',
    ],
  });

export const accountClosedMail = ({
  due,
  login,
  forgot,
}: {
  readonly due: Date;
  readonly login: string;
  readonly forgot: string;
}): MailContent =>
  layOut({
    template: 'account-closed',
    subject: 'Your account will be deleted',
    paragraphs: [
      'You asked us to delete your Letfair account. It is closed as of now: you are signed out everywhere, and nobody can find your listings or write to you.',
      `On ${ukDayInWords(due)} we erase it for good. Until then you can change your mind: sign in and choose “Keep my account”.`,
    ],
    button: { label: 'Sign in to keep my account', link: login },
    footnotes: [
      'If you do want to leave, there’s nothing to do.',
      `If this wasn’t you, someone knows your password. Set a new one, sign in and keep your account: ${forgot}`,
    ],
  });

export const accountKeptMail = ({ forgot }: { readonly forgot: string }): MailContent =>
  layOut({
    template: 'account-kept',
    subject: 'Your account stays',
    paragraphs: [
      'Your Letfair account will not be deleted. Everything is as it was, and your live listings can be found again.',
    ],
    footnotes: [`If this wasn’t you, set a new password: ${forgot}`],
  });
