import { pastStatuses } from '@letfair/domain/agencies/clients/clients';
import { dueReminder, reminderDays } from '@letfair/domain/listings/certificates/certificate-dates';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { sql } from 'kysely';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { insertStopLink, wantsEmails } from '../../accounts/email-switches/index.ts';
import { type Account, findListerReceivers } from '../../accounts/sign-in/index.ts';
import { findOwnHomeCards } from '../../search/results/index.ts';
import { expiringMail } from './mails.ts';

/** What one transaction does at most. */
const A_BATCH = 200;
const MOST_BATCHES = 50;

/**
 * Mails whoever looks after a home before a certificate ends, 60, 30 and 7 days ahead by the UK calendar and each once.
 * What is due together goes out in one mail.
 */
export const remindCertificates =
  (db: Db, publicUrl: string, now: () => Date = () => new Date()) =>
  async (): Promise<void> => {
    const today = ukDay(now());
    for (let batch = 0; batch < MOST_BATCHES; batch++)
      if ((await write(db, (tx) => remindBatch(tx, today, publicUrl))) < A_BATCH) return;
  };

async function remindBatch(tx: Tx, today: string, publicUrl: string): Promise<number> {
  const due = await lockDue(tx, today);
  for (const [{ id, email }, certificates] of await groupByReceiver(tx, due)) {
    if (!(await wantsEmails(tx, id, 'certificates'))) continue;
    const homes = [...new Set(certificates.map(({ listing_id }) => listing_id))].slice(0, MOST_SHOWN);
    const cards = await findOwnHomeCards(tx, homes, publicUrl);
    const stop = await insertStopLink(tx, id, 'certificates', publicUrl);
    await enqueueMail(tx, email, expiringMail(certificates, { cards, today, publicUrl, stop }));
  }
  for (const { id, expires, reminded_days } of due)
    await tx
      .updateTable('certificate')
      .set({ reminded_days: dueReminder(expires, today, reminded_days) })
      .where('id', '=', id)
      .execute();
  return due.length;
}

type DueCertificate = Awaited<ReturnType<typeof lockDue>>[number];

/** A certificate may have several receivers, and a receiver several certificates. */
async function groupByReceiver(
  tx: Tx,
  due: readonly DueCertificate[],
): Promise<ReadonlyMap<Account, readonly DueCertificate[]>> {
  const receivers = new Map<string, Account>();
  const grouped = new Map<string, DueCertificate[]>();
  for (const [listingId, certificates] of Map.groupBy(due, ({ listing_id }) => listing_id)) {
    const accountId = certificates[0]!.account_id;
    for (const receiver of await findListerReceivers(tx, { accountId, listingId })) {
      receivers.set(receiver.id, receiver);
      grouped.set(receiver.id, [...(grouped.get(receiver.id) ?? []), ...certificates]);
    }
  }
  return new Map([...grouped].map(([id, certificates]) => [receivers.get(id)!, certificates]));
}

/** A reminder is due when fewer days are left than it is sent ahead, and it or a later one has not been sent. */
function lockDue(tx: Tx, today: string) {
  const left = sql<number>`(certificate.expires - ${today}::date)`;
  const stages = sql.join(
    reminderDays.map((days) => sql`(${left} <= ${days} and coalesce(reminded_days, 1000) > ${days}::int)`),
    sql` or `,
  );
  return tx
    .selectFrom('certificate')
    .innerJoin('listing', 'listing.id', 'certificate.listing_id')
    .innerJoin('account', 'account.id', 'certificate.account_id')
    .select([
      'certificate.id',
      'certificate.kind',
      'certificate.listing_id',
      'certificate.account_id',
      'reminded_days',
      'listing.title',
    ])
    .select((select) => select.ref('certificate.expires').$notNull().as('expires'))
    .where('replaced_at', 'is', null)
    .where('expires', '>=', today)
    .where('expires', '<=', daysAfter(today, Math.max(...reminderDays)))
    .where(sql<boolean>`(${stages})`)
    .where('listing.status', 'not in', pastStatuses)
    .where('account.hidden_at', 'is', null)
    .orderBy('certificate.account_id')
    .orderBy('expires')
    .limit(A_BATCH)
    .forNoKeyUpdate('certificate')
    .skipLocked()
    .execute();
}

/** Homes with their photo. */
const MOST_SHOWN = 3;
