import { mailName } from '@letfair/domain/accounts/sendable-name';
import { TEAM_NOTICE_SECONDS } from '@letfair/domain/lettings/conversations/message-limits';
import { type Db, type Tx, write } from '../../../../platform/db.ts';
import { enqueue, type Jobs } from '../../../../platform/jobs/jobs.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { insertStopLink, wantsEmails } from '../../../accounts/email-switches/index.ts';
import { findAccountById } from '../../../accounts/sign-in/index.ts';
import {
  findConversationSummary,
  lockUnmailedNotices,
  markNoticesMailed,
  participantName,
} from '../../../lettings/conversations/index.ts';
import { findOwnHomeCard } from '../../../search/results/index.ts';
import { worksForAccount } from '../team.repository.ts';
import { findConversation } from './inbox.repository.ts';
import { assignedMail, mentionMail } from './notice-mails.ts';

const ATTEMPTS = 5;

/** Later, because a choice from a list may pass over several colleagues; one job for each of them. */
export const scheduleNoticeMail = (tx: Tx, conversationId: string, personId: string) =>
  enqueue(
    tx,
    'send-notice-mail',
    { conversationId, personId },
    { attempts: ATTEMPTS, key: `notice ${conversationId} ${personId}`, delaySeconds: TEAM_NOTICE_SECONDS },
  );

/** Emails a colleague what they have not seen yet, once until they have opened the conversation. */
export const sendNoticeMail =
  (db: Db, publicUrl: string) =>
  ({ conversationId, personId }: Jobs['send-notice-mail']): Promise<void> =>
    write(db, async (tx) => {
      const notices = await lockUnmailedNotices(tx, conversationId, personId);
      const conversation = await findConversation(tx, conversationId);
      const person = await findAccountById(tx, personId);
      if (notices.length === 0 || !conversation || !person || person.hidden_at) return;
      const { lister_id, listing_id } = conversation;
      if (!(await worksForAccount(tx, lister_id, personId))) return;
      await markNoticesMailed(tx, conversationId, personId);
      if (!(await wantsEmails(tx, personId, 'team-inbox'))) return;
      const party = { id: lister_id, side: 'lister', person: personId } as const;
      const shown = await findConversationSummary(tx, party, conversationId);
      const mention = notices.find(({ kind }) => kind === 'mentioned');
      const notice = mention ?? notices[0];
      if (!shown || !notice) return;
      const { sender_name, sender_type } = notice;
      const mail = {
        by: sender_name !== null && sender_type !== null ? mailName(sender_name, sender_type) : null,
        tenant: mailName(participantName(shown, 'tenant'), 'tenant'),
        title: shown.title,
        home: await findOwnHomeCard(tx, listing_id, publicUrl),
        link: `${publicUrl}/messages?conversation=${conversationId}`,
        stop: await insertStopLink(tx, personId, 'team-inbox', publicUrl),
      };
      await enqueueMail(
        tx,
        person.email,
        mention
          ? mentionMail({ ...mail, note: mention.content ?? '', isTheirs: notices.length > 1 })
          : assignedMail(mail),
      );
    });
