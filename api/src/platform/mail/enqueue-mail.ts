import { UNDO_DELAY_SECONDS } from '@letfair/domain/undo';
import type { Tx } from '../db.ts';
import { newId } from '../ids.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { LateMail } from './late-mail.ts';
import { deleteUnsentMail, insertMail } from './mail.repository.ts';

/** The output of a mail template. */
export interface MailContent {
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click unsubscribe for mail clients (RFC 8058). */
  readonly unsubscribeLink?: string;
  /** iCalendar texts, one after the other, that mail programs offer to put into a calendar, or to take out of it. */
  readonly invitation?: string;
  /** How long a code or link in it works; afterwards it is not sent any more. */
  readonly usefulMinutes?: number;
  /** Whoever has the code or the link in it gets into an account, so its text is stored encrypted. */
  readonly isSecret?: true;
  /** Where what it says may have changed by the time it is sent. */
  readonly late?: LateMail;
}

/** The tenth attempt comes about three hours after the first. */
const MAIL_ATTEMPTS = 10;
const FIRST = -1;

/** The mail is sent if, and only if, the transaction commits. */
export async function enqueueMail(tx: Tx, to: string, content: MailContent): Promise<void> {
  // An erased account has no email address.
  if (to === '') return;
  const id = newId();
  await insertMail(tx, { id, to, ...content });
  await enqueueSending(tx, id, content);
}

/** Of a step that can be undone: the mail, which has the id of the step, is sent when the time for that is over. */
export async function enqueueUndoableMail(tx: Tx, to: string, content: MailContent, stepId: string): Promise<void> {
  if (to === '') return;
  await insertMail(tx, { id: stepId, to, ...content });
  await enqueueSending(tx, stepId, content, UNDO_DELAY_SECONDS);
}

/** Its job finds nothing to send. */
export const dropUndoneMail = (tx: Tx, stepId: string) => deleteUnsentMail(tx, stepId);

/** What somebody waits for, such as a code, comes before the thousand mails that a change of many homes sends. */
const enqueueSending = (tx: Tx, mailId: string, { usefulMinutes, late }: MailContent, delaySeconds = 0) =>
  enqueue(
    tx,
    'send-mail',
    { mailId },
    {
      attempts: MAIL_ATTEMPTS,
      key: `mail ${mailId}`,
      delaySeconds,
      ...(usefulMinutes !== undefined && { priority: FIRST }),
      // One at a time, so that a newer one never arrives before one that is being sent.
      ...(late && { queue: `email about ${late.topic}` }),
    },
  );

/** Takes as long as enqueueing the mail, so that response times reveal nothing; the job deletes it. */
export async function enqueueDecoyMail(tx: Tx, content: MailContent): Promise<void> {
  const id = newId();
  await insertMail(tx, { id, to: '', ...content });
  await enqueueSending(tx, id, content);
}
