import type { Attachment } from '@letfair/contract/lettings/conversations/conversations';
import { mailName } from '@letfair/domain/accounts/sendable-name';
import { UNREAD_MAIL_MINUTES } from '@letfair/domain/lettings/conversations/message-limits';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import { enqueue, type Jobs } from '../../../platform/jobs/jobs.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { excerptOf, isSendableFileName } from '../../../platform/mail/letter.ts';
import { insertStopLink, wantsEmails } from '../../accounts/email-switches/index.ts';
import { findAccountById, findListerReceivers } from '../../accounts/sign-in/index.ts';
import { findHomeCard } from '../../search/results/index.ts';
import { findConversationSummary } from './conversation-list.repository.ts';
import { lockConversation, markMailed } from './conversations.repository.ts';
import { unreadMail } from './mails.ts';
import { secondsSinceFirstUnread } from './messages.repository.ts';
import { participantName } from './present-conversation.ts';
import { otherSide, type Side, sideState } from './sides.ts';

const kinds = { 'application/pdf': 'a PDF', 'image/webp': 'a picture' } as const;

/** Names each file, or says what it is where the name could become a link. */
const attachedWords = (attachments: readonly Attachment[]): string | null =>
  attachments.map(({ name, type }) => (isSendableFileName(name) ? name : kinds[type])).join(', ') || null;

const conversationLink = (publicUrl: string, id: string): string => `${publicUrl}/messages?conversation=${id}`;

const ATTEMPTS = 5;
const DELAY_SECONDS = UNREAD_MAIL_MINUTES * 60;

/** One job per recipient; the first unread message sets its time. */
export const scheduleUnreadMail = (tx: Tx, conversationId: string, side: Side, delaySeconds = DELAY_SECONDS) =>
  enqueue(
    tx,
    'send-unread-mail',
    { conversationId, side },
    { attempts: ATTEMPTS, key: `unread ${conversationId} ${side}`, delaySeconds },
  );

export const sendUnreadMail =
  (db: Db, publicUrl: string) =>
  ({ conversationId, side }: Jobs['send-unread-mail']): Promise<void> =>
    write(db, async (tx) => {
      const conversation = await lockConversation(tx, conversationId);
      if (!conversation) return;
      const { accountId, read, unread, mailed, blocks } = sideState(conversation, side);
      if (unread === 0 || mailed || blocks) return;
      const receiver = await findAccountById(tx, accountId);
      const sender = await findAccountById(tx, sideState(conversation, otherSide(side)).accountId);
      if (!receiver || receiver.hidden_at || !sender || sender.hidden_at) return;

      // The message that scheduled the job may have been read, with a newer one unread.
      const left = Math.ceil(DELAY_SECONDS - ((await secondsSinceFirstUnread(tx, conversationId, side, read)) ?? 0));
      if (left > 0) {
        await scheduleUnreadMail(tx, conversationId, side, left);
        return;
      }
      const shown = await findConversationSummary(tx, { id: accountId, side, person: accountId }, conversationId);
      if (!shown) return;
      // The reader may have written last without having read.
      const isTheirs = shown.last_by_tenant === (side === 'lister');
      await markMailed(tx, conversationId, side);
      const mail = {
        sender: mailName(participantName(shown, otherSide(side)), sender.user_type),
        title: shown.title,
        reader: side,
        excerpt: isTheirs ? excerptOf(shown.last_content ?? '') : null,
        attached: isTheirs ? attachedWords(shown.last_attachments) : null,
        home: await findHomeCard(tx, shown.listing_id, publicUrl),
        link: conversationLink(publicUrl, conversationId),
      };
      const about = { accountId, listingId: shown.listing_id, assignedTo: conversation.assigned_to };
      const receivers = side === 'lister' ? await findListerReceivers(tx, about) : [receiver];
      for (const { id, email } of receivers) {
        if (!(await wantsEmails(tx, id, 'unread-messages'))) continue;
        const stop = await insertStopLink(tx, id, 'unread-messages', publicUrl);
        await enqueueMail(tx, email, unreadMail({ ...mail, stop }));
      }
    });
