import { type Db, type Tx, write } from '../db.ts';
import { traced } from '../telemetry/activity.ts';
import { type Meters, noMeters } from '../telemetry/meters.ts';
import type { Written } from './late-mail.ts';
import { deleteMail, markSent, rewriteMail, unsentMail } from './mail.repository.ts';
import type { MailTransport } from './transports.ts';

/** Writes an email from what is so now; null where nothing is left to say, `as-stored` where nothing is left to read. */
export type Rewriter = (tx: Tx, from: never) => Promise<Written | 'as-stored' | null>;

interface Sending {
  readonly meters?: Meters;
  /** By the kind of what an email is written from. */
  readonly rewriters?: ReadonlyMap<string, Rewriter>;
}

/** Handler of the job `send-mail`; running it twice sends once. */
export const sendMail =
  (db: Db, transport: MailTransport, { meters = noMeters, rewriters = new Map() }: Sending = {}) =>
  async ({ mailId }: { readonly mailId: string }): Promise<void> => {
    const mail = await findCurrent(db, mailId, rewriters);
    if (!mail) return;
    // To nobody, or with a code that has expired while the mail server was away.
    if (mail.to_address === '' || mail.is_expired) {
      await deleteMail(db, mail.id);
      return;
    }
    const sending = () =>
      transport.send({
        id: mail.id,
        to: mail.to_address,
        subject: mail.subject,
        text: mail.text_body ?? '',
        html: mail.html_body ?? '',
        unsubscribeLink: mail.unsubscribe_link,
        invitation: mail.invitation,
      });
    const template = { 'letfair.mail.template': mail.template };
    try {
      await traced('send email', 'client', template, sending);
    } catch (error) {
      meters.countMail('failed');
      throw error;
    }
    meters.countMail('sent');
    // The local mailbox shows the stored body; after SMTP it is no longer needed.
    await markSent(db, mail.id, { keepBody: transport.kind === 'local' });
  };

/** The unsent mail, with the text of this moment where what it is about may have moved on. */
async function findCurrent(db: Db, mailId: string, rewriters: ReadonlyMap<string, Rewriter>) {
  const stored = await unsentMail(db, mailId);
  const rewrite = stored?.rewrite && rewriters.get(stored.rewrite.kind);
  if (!stored?.rewrite || !rewrite) return stored;
  const from = stored.rewrite;
  const isKept = await write(db, async (tx) => {
    const written = await rewrite(tx, from as never);
    if (written === null) await deleteMail(tx, mailId);
    else if (written !== 'as-stored') await rewriteMail(tx, mailId, written);
    return written !== null;
  });
  return isKept ? unsentMail(db, mailId) : undefined;
}
