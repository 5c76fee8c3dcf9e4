import type { Db } from '../db.ts';
import { traced } from '../telemetry/activity.ts';
import { type Meters, noMeters } from '../telemetry/meters.ts';
import { deleteMail, markSent, unsentMail } from './mail.repository.ts';
import type { MailTransport } from './transports.ts';

/** Handler of the job `send-mail`; running it twice sends once. */
export const sendMail =
  (db: Db, transport: MailTransport, meters: Meters = noMeters) =>
  async ({ mailId }: { readonly mailId: string }): Promise<void> => {
    const mail = await unsentMail(db, mailId);
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
      await traced('send mail', 'client', template, sending);
    } catch (error) {
      meters.countMail('failed');
      throw error;
    }
    meters.countMail('sent');
    // The local mailbox shows the stored body; after SMTP it is no longer needed.
    await markSent(db, mail.id, { keepBody: transport.kind === 'local' });
  };
