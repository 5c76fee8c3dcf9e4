import { type MailName, midSentence } from '@letfair/domain/accounts/sendable-name';
import type { MailContent } from '../../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../../platform/mail/layout.ts';
import { excerptOf, type HomeCard, nameInSubject } from '../../../../platform/mail/letter.ts';
import type { StopLink } from '../../../accounts/email-switches/index.ts';

interface NoticeMailProps {
  /** The colleague; null once their account is gone. */
  readonly by: MailName | null;
  readonly tenant: MailName;
  readonly title: string;
  readonly home: HomeCard | null;
  readonly link: string;
  readonly stop: StopLink;
}

interface MentionMailProps extends NoticeMailProps {
  readonly note: string;
  /** They were also given the conversation. */
  readonly isTheirs: boolean;
}

const MENTION_SIGN = /(?<!\S)@(?=\p{L})/gu;
const COLLEAGUE = 'A colleague';
const onceOnly = 'We won’t email you about this again until you’ve opened the conversation.';
const button = (link: string) => ({ label: 'Open the conversation', link });
const subjectName = (by: MailName | null): string => (by ? nameInSubject(by, COLLEAGUE) : COLLEAGUE);

export const assignedMail = ({ by, tenant, title, home, link, stop }: NoticeMailProps): MailContent =>
  layOut({
    template: 'conversation-assigned',
    subject: `${subjectName(by)} has assigned a conversation to you`,
    firstLine: `You now look after the conversation with ${midSentence(tenant)} about “${title}”.`,
    home,
    button: button(link),
    footnotes: [onceOnly],
    unsubscribe: stop,
  });

export const mentionMail = ({ by, tenant, title, home, link, stop, note, isTheirs }: MentionMailProps): MailContent =>
  layOut({
    template: 'note-mention',
    subject: `${subjectName(by)} has mentioned you in a note`,
    firstLine: `Read the note about the conversation with ${midSentence(tenant)} about “${title}”.`,
    paragraphs: isTheirs ? ['You now look after this conversation too.'] : [],
    // An excerpt with what looks like a handle would be left out.
    excerpt: excerptOf(note.replaceAll(MENTION_SIGN, '')),
    home,
    button: button(link),
    footnotes: ['Only your team can see notes.', onceOnly],
    unsubscribe: stop,
  });
