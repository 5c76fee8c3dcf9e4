import { type ApplicationStatus, accountNotes, endedStatuses } from '@letfair/domain/lettings/applications/lifecycle';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { notifyAll } from '../../../platform/live/notify.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { findAccountById, findListerReceivers } from '../../accounts/sign-in/index.ts';
import { findHomeCard } from '../../search/results/index.ts';
import { scheduleReplyTimes } from '../reply-times/index.ts';
import { returnedMail, tenantLeftMail } from './mails.ts';

interface Moved {
  readonly id: string;
  readonly listing_id: string;
  readonly tenant_id: string;
  readonly lister_id: string;
  readonly status: ApplicationStatus;
  readonly title: string;
}

/** Notes in each application what happened to it, and tells the open pages of both sides. */
async function record(tx: Tx, moved: readonly Moved[], by: 'tenant' | 'lister', note: string): Promise<void> {
  await sql`
    insert into application_event (id, application_id, by, status, note)
    select unnest(${moved.map(() => newId())}::uuid[]), unnest(${moved.map(({ id }) => id)}::uuid[]), ${by},
      unnest(${moved.map(({ status }) => status)}::text[]), ${note}
  `.execute(tx);
  await notifyAll(
    tx,
    moved.map(({ id, tenant_id, lister_id }) => ({ type: 'application', id, to: [tenant_id, lister_id] })),
  );
  for (const listerId of new Set(moved.map(({ lister_id }) => lister_id))) await scheduleReplyTimes(tx, listerId);
}

/** Home news tell the applicants, by an email of its own or with the viewing that ends as well. */
export async function closeApplicationsOfLister(
  tx: Tx,
  accountId: string,
  statuses: readonly ApplicationStatus[],
): Promise<void> {
  const { rows } = await sql<Moved>`
    update application set status = 'closed', closed_with_account = true, updated_at = now()
    from listing
    where listing.id = application.listing_id and lister_id = ${accountId}
      and application.status = any(${[...statuses]}::text[])
    returning application.id, listing_id, tenant_id, lister_id, application.status, listing.title
  `.execute(tx);
  if (rows.length > 0) await record(tx, rows, 'lister', accountNotes.listerClosed);
}

/** The landlords and agents are told by one email each, whatever the number of their homes. */
export const withdrawApplicationsOf =
  (publicUrl: string) =>
  async (tx: Tx, accountId: string, statuses: readonly ApplicationStatus[]): Promise<void> => {
    const { rows } = await sql<Moved>`
      update application set status = 'withdrawn', closed_with_account = true, updated_at = now()
      from listing
      where listing.id = application.listing_id and tenant_id = ${accountId}
        and application.status = any(${[...statuses]}::text[])
      returning application.id, listing_id, tenant_id, lister_id, application.status, listing.title
    `.execute(tx);
    if (rows.length === 0) return;
    await record(tx, rows, 'tenant', accountNotes.tenantClosed);
    const homesByEmail = new Map<string, string[]>();
    for (const { lister_id, listing_id, title } of rows)
      for (const { email } of await findListerReceivers(tx, { accountId: lister_id, listingId: listing_id }))
        homesByEmail.set(email, [...(homesByEmail.get(email) ?? []), title]);
    const wasAccepted = statuses.includes('accepted');
    for (const [email, homes] of homesByEmail)
      await enqueueMail(tx, email, tenantLeftMail({ homes, wasAccepted, publicUrl }));
  };

/**
 * What ended with the account of either side is as it was before, unless the other side has closed theirs or the home
 * has ended. Where somebody else was accepted in the meantime, the application is on the shortlist.
 */
export const returnApplicationsOf =
  (publicUrl: string) =>
  async (tx: Tx, accountId: string): Promise<void> => {
    const { rows } = await sql<Moved>`
      with coming_back as materialized (
        select application.id, listing.title, (
          select event.status from application_event event
          where event.application_id = application.id and event.status <> all(${[...endedStatuses]}::text[])
          order by event.at desc limit 1
        ) as before, exists (
          select from application other
          where other.listing_id = application.listing_id and other.status = 'accepted'
        ) as is_taken
        from application
        join listing on listing.id = application.listing_id
        join account tenant on tenant.id = application.tenant_id
        join account lister on lister.id = application.lister_id
        where (application.tenant_id = ${accountId} or application.lister_id = ${accountId})
          and application.closed_with_account
          and tenant.closed_at is null and lister.closed_at is null
          and listing.status not in ('let', 'withdrawn', 'rejected')
          and not exists (
            select from application other
            where other.tenant_id = application.tenant_id and other.listing_id = application.listing_id
              and other.id <> application.id and other.status <> all(${[...endedStatuses]}::text[])
          )
        order by application.id for no key update of application
      )
      update application set
        status = case when before = 'accepted' and is_taken then 'shortlisted' else coalesce(before, 'seen') end,
        closed_with_account = false, updated_at = now()
      from coming_back where coming_back.id = application.id
      returning application.id, listing_id, tenant_id, lister_id, application.status, coming_back.title
    `.execute(tx);
    if (rows.length === 0) return;
    const isTenant = rows[0]!.tenant_id === accountId;
    await record(tx, rows, isTenant ? 'tenant' : 'lister', accountNotes.returned);
    for (const { tenant_id, lister_id, listing_id, title } of rows) {
      const tenant = isTenant ? undefined : await findAccountById(tx, tenant_id);
      const told = isTenant
        ? await findListerReceivers(tx, { accountId: lister_id, listingId: listing_id })
        : tenant && !tenant.hidden_at
          ? [tenant]
          : [];
      const home = told.length > 0 ? await findHomeCard(tx, listing_id, publicUrl) : null;
      for (const { email } of told)
        await enqueueMail(
          tx,
          email,
          returnedMail({ listingTitle: title, home, reader: isTenant ? 'lister' : 'tenant', publicUrl }),
        );
    }
  };
