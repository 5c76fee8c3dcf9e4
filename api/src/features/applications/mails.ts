import type { MailContent } from '../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../platform/mail/layout.ts';

interface About {
  readonly title: string;
  readonly link: string;
}

/** Who applies and what they say of themselves stays on the site: a mailbox is no place for it. */
export const newApplicationMail = ({ title, link }: About): MailContent =>
  layOut({
    template: 'application-new',
    subject: 'Somebody applies for your home',
    paragraphs: [`There is a new application for “${title}”.`],
    button: { label: 'Read the application', link },
    footnotes: [
      'Please do not ask for documents or money before a viewing. The decision is yours: Letfair makes no ranking of people.',
    ],
  });

export const acceptedMail = ({ title, link }: About): MailContent =>
  layOut({
    template: 'application-accepted',
    subject: 'Your application was accepted',
    paragraphs: [`Good news: your application for “${title}” was accepted.`],
    button: { label: 'See your application', link },
    footnotes: [
      'Letfair never takes money. See the home and the agreement before you pay anything to anybody.',
      'If you have found another home, withdraw the application so that somebody else can have this one.',
    ],
  });

export const declinedMail = ({ title, reason, link }: About & { readonly reason: string }): MailContent =>
  layOut({
    template: 'application-declined',
    subject: 'News about your application',
    paragraphs: [`Your application for “${title}” was not accepted this time. What the lister wrote:`, reason],
    button: { label: 'See your applications', link },
    footnotes: ['If you think the reason is unlawful, you can report it from the page of the home.'],
  });
