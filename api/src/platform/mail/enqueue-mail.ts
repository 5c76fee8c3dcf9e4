import type { Tx } from '../db.ts';
import { newId } from '../ids.ts';
import { enqueue } from '../jobs/jobs.ts';
import { insertMail } from './mail.repository.ts';

/** What a template makes of its props. */
export interface MailContent {
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where mail readers can stop mails like this one for the person who reads it (RFC 8058). */
  readonly unsubscribeLink?: string;
}

/** The tenth attempt comes some three hours after the first; by then every code and link in the mail is dead. */
const MAIL_ATTEMPTS = 10;

/** The mail goes out if, and only if, the transaction that causes it commits. */
export async function enqueueMail(tx: Tx, to: string, content: MailContent): Promise<void> {
  // Somebody who has been erased has no address.
  if (to === '') return;
  const id = newId();
  await insertMail(tx, { id, to, ...content });
  await enqueue(tx, 'send-mail', { mailId: id }, { attempts: MAIL_ATTEMPTS, key: `mail ${id}` });
}

/** Costs about what a mail costs and sends none: whoever times the answer learns nothing. */
export const enqueueDecoyMail = (tx: Tx) => enqueue(tx, 'decoy', {}, { attempts: 1 });
