import type { MailContent } from '../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../platform/mail/layout.ts';

interface Unread {
  readonly sender: string;
  readonly title: string;
  readonly link: string;
}

/** Says that something waits, not what: the words stay where both sides can be blocked and reported. */
export const unreadMail = ({ sender, title, link }: Unread): MailContent =>
  layOut({
    template: 'unread-messages',
    subject: `${sender} has written to you`,
    paragraphs: [`There is something to read from ${sender} about “${title}”.`],
    button: { label: 'Read and answer', link },
    footnotes: [
      'We write once, and again only after you have been there.',
      'Never pay anything before you have seen a home, and keep the conversation on Letfair.',
    ],
  });

export const conversationLink = (publicUrl: string, id: string): string => `${publicUrl}/messages?conversation=${id}`;
