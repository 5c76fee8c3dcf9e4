import { ukDayInWords } from '@letfair/domain/uk-time';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { NOTHING_TO_DO } from '../../../platform/mail/letter.ts';

export const privacyLinks = (publicUrl: string) => ({
  yourData: `${publicUrl}/profile#your-data`,
  login: `${publicUrl}/auth/login`,
  forgot: `${publicUrl}/auth/forgot-password`,
});

export const exportReadyMail = ({ link, until }: { readonly link: string; readonly until: Date }): MailContent =>
  layOut({
    template: 'export-ready',
    subject: 'Your data is ready to download',
    firstLine: `Download your copy by ${ukDayInWords(until)}. We’ll delete it after that, but you can always ask for a new one.`,
    paragraphs: ['Your copy includes everything Letfair has stored about you. You’ll find it in your profile.'],
    button: { label: 'Download my data', link },
    footnotes: [
      'You’ll need to sign in to download it, so no one else can.',
      'If you didn’t ask for this, someone else may be signed in to your account. Change your password.',
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
    firstLine: `If you do want to leave, you don’t need to do anything. If you change your mind, sign in before ${ukDayInWords(due)} and choose “Keep my account”.`,
    paragraphs: [
      'You asked us to delete your Letfair account. It’s closed now: you’re signed out everywhere, and nobody can find your listings or write to you.',
      `On ${ukDayInWords(due)} we’ll delete it for good.`,
    ],
    button: { label: 'Sign in to keep my account', link: login },
    footnotes: [
      {
        sentence:
          'If this wasn’t you, someone knows your password. Set a new one first, then sign in to keep your account.',
        label: 'Set a new password',
        link: forgot,
      },
    ],
  });

export const accountKeptMail = ({ forgot }: { readonly forgot: string }): MailContent =>
  layOut({
    template: 'account-kept',
    subject: 'We’ve kept your account',
    firstLine: `Your Letfair account won’t be deleted. ${NOTHING_TO_DO}`,
    paragraphs: ['Everything is as it was, and people can find your live listings again.'],
    footnotes: [
      { sentence: 'If this wasn’t you, someone knows your password.', label: 'Set a new password', link: forgot },
    ],
  });
