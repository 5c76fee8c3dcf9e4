import { type MailName, midSentence } from '@letfair/domain/accounts/sendable-name';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { type HomeCard, mailWarnings, nameInSubject, withLinks } from '../../../platform/mail/letter.ts';
import type { StopLink } from '../../accounts/email-switches/index.ts';
import type { Side } from './sides.ts';

interface UnreadMailProps {
  readonly sender: MailName;
  readonly title: string;
  readonly link: string;
  readonly reader: Side;
  readonly excerpt: string | null;
  /** Names of the files that came with it; null without any. */
  readonly attached: string | null;
  readonly home: HomeCard | null;
  readonly stop: StopLink;
}

const standIns: Readonly<Record<Side, string>> = { tenant: 'A landlord or agent', lister: 'A tenant' };

export const unreadMail = ({
  sender,
  title,
  link,
  reader,
  excerpt,
  attached,
  home,
  stop,
}: UnreadMailProps): MailContent =>
  layOut({
    template: 'unread-messages',
    subject: `${nameInSubject(sender, standIns[reader])} has sent you a message`,
    firstLine: `Read and reply to the message from ${midSentence(sender)} about “${title}”.`,
    paragraphs: attached ? [withLinks(`Attached: ${attached}. You can open attachments in your messages.`)] : [],
    excerpt,
    home,
    button: { label: 'Read and reply', link },
    footnotes: ['We won’t email you again about this conversation until you’ve opened it.', mailWarnings[reader]],
    unsubscribe: stop,
  });
