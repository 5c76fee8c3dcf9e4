import type { Db } from '../db.ts';
import { deleteMail, markSent, unsentMail } from './mail.repository.ts';
import type { MailTransport } from './transports.ts';

/** Handler of the job `send-mail`; running it twice sends once. */
export const sendMail =
  (db: Db, transport: MailTransport) =>
  async ({ mailId }: { readonly mailId: string }): Promise<void> => {
    const mail = await unsentMail(db, mailId);
    if (!mail) return;
    // To nobody, or with a code that has expired while the mail server was away.
    if (mail.to_address === '' || mail.is_expired) {
      await deleteMail(db, mail.id);
      return;
    }
    await transport.send({
      id: mail.id,
      to: mail.to_address,
      subject: mail.subject,
      text: mail.text_body ?? '',
      html: mail.html_body ?? '',
      unsubscribeLink: mail.unsubscribe_link,
      invitation: mail.invitation,
    });
    // The local mailbox shows the stored body; after SMTP it is no longer needed.
    await markSent(db, mail.id, { keepBody: transport.kind === 'local' });
  };
