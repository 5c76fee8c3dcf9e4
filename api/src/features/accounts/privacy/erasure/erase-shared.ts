import { type PersonalPatterns, REMOVED } from '@letfair/domain/accounts/privacy/personal-words';
import { DELETED_USER } from '@letfair/domain/accounts/privacy/retention';
import { MAX_TEAM_NOTE } from '@letfair/domain/agencies/teams/limits';
import { endedStatuses } from '@letfair/domain/lettings/applications/lifecycle';
import { MAX_ATTACHMENT_NAME, MAX_ATTACHMENT_NAMES } from '@letfair/domain/lettings/conversations/attachments';
import { MAX_MESSAGE } from '@letfair/domain/lettings/conversations/message-limits';
import { MAX_CONTEST_REASON } from '@letfair/domain/lettings/viewings/booking-rules';
import { MAX_TICKET_MESSAGE } from '@letfair/domain/site/support/tickets';
import { MAX_APPEAL_REASON, MAX_APPEAL_TEXT } from '@letfair/domain/trust/moderation/appeals';
import { MAX_NOTE } from '@letfair/domain/trust/moderation/review';
import { MAX_REPORT_DETAILS } from '@letfair/domain/trust/reports/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/db.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Account } from '../../sign-in/index.ts';

/** Removes a person from text written by others, inside the database. */
export interface Redaction {
  /** The column with every mention replaced, cut to its length limit. */
  readonly of: (column: string, most: number) => RawBuilder<string>;
  readonly mentionedIn: (text: string | RawBuilder<string>) => RawBuilder<boolean>;
}

export function createRedaction(patterns: readonly PersonalPatterns[]): Redaction {
  const once = (texts: readonly string[]) => [...new Set(texts)];
  const found = [
    ...once(patterns.flatMap(({ anyCase }) => anyCase)).map((pattern) => ({ pattern, flags: 'gi', operator: '~*' })),
    ...once(patterns.flatMap(({ asSpelled }) => asSpelled)).map((pattern) => ({ pattern, flags: 'g', operator: '~' })),
  ];
  return {
    of: (column, most) => {
      const replaced = found.reduce(
        (text, { pattern, flags }) => sql`regexp_replace(${text}, ${pattern}::text, ${REMOVED}::text, ${flags}::text)`,
        sql`${sql.ref(column)}`,
      );
      return sql<string>`left(${replaced}, ${most}::int)`;
    },
    mentionedIn: (text) => {
      const searched = typeof text === 'string' ? sql.ref(text) : text;
      return sql<boolean>`(${sql.join(
        [sql`false`, ...found.map(({ pattern, operator }) => sql`${searched} ${sql.raw(operator)} ${pattern}::text`)],
        sql` or `,
      )})`;
    },
  };
}

/** Matches the column's check constraint. */
export const MAX_REASON = 500;
/** Longer than any mail. */
const MAX_SUBJECT = 1_000;
const MAX_BODY = 1_000_000;

/** What the other side has sent stays, without the person's name. */
export async function eraseFromMessages(tx: Tx, { id }: Account, redaction: Redaction): Promise<void> {
  await sql`
    update attachment set name = ${redaction.of('name', MAX_ATTACHMENT_NAME)}
    from conversation
    where conversation.id = attachment.conversation_id
      and (conversation.tenant_id = ${id} or conversation.lister_id = ${id}) and ${redaction.mentionedIn('name')}
  `.execute(tx);
  await sql`
    update message set content = ${redaction.of('content', MAX_MESSAGE)}
    from conversation
    where conversation.id = message.conversation_id
      and (conversation.tenant_id = ${id} or conversation.lister_id = ${id}) and ${redaction.mentionedIn('content')}
  `.execute(tx);
}

/**
 * What the person wrote for a team stays there. It still points to their emptied account, so that it isn't taken for
 * the owner's.
 */
export const eraseFromTeamMessages = (tx: Tx, { id }: Account, redaction: Redaction) =>
  tx
    .updateTable('message')
    .set({ content: redaction.of('content', MAX_MESSAGE) })
    .where('sent_by', '=', id)
    .execute();

/** The notes of an erased lister's team go; those about a tenant, or by the person, lose the name. */
export async function eraseFromNotes(tx: Tx, { id }: Account, redaction: Redaction): Promise<void> {
  await sql`
    delete from conversation_note using conversation
    where conversation.id = conversation_note.conversation_id and conversation.lister_id = ${id}
  `.execute(tx);
  await sql`
    update conversation_note set content = ${redaction.of('content', MAX_TEAM_NOTE)}
    from conversation
    where conversation.id = conversation_note.conversation_id
      and (conversation.tenant_id = ${id} or conversation_note.author_id = ${id}) and ${redaction.mentionedIn('content')}
  `.execute(tx);
  await tx.updateTable('conversation_note').set({ author_id: null }).where('author_id', '=', id).execute();
}

/** Shared profiles are emptied, and open applications end. */
export async function eraseFromApplications(tx: Tx, { id }: Account, redaction: Redaction): Promise<void> {
  await tx.updateTable('application').set({ shared: '{}', claim_answers: '{}' }).where('tenant_id', '=', id).execute();
  for (const [column, by, status] of [
    ['tenant_id', 'tenant', 'withdrawn'],
    ['lister_id', 'lister', 'declined'],
  ] as const) {
    const ended = await tx
      .updateTable('application')
      .set({ status, updated_at: sql`now()` })
      .where(column, '=', id)
      .where('status', 'not in', endedStatuses)
      .returning('id')
      .execute();
    for (const application of ended)
      await tx
        .insertInto('application_event')
        .values({ id: newId(), application_id: application.id, by, status })
        .execute();
  }
  await sql`
    update application_event set note = '' from application
    where application.id = application_event.application_id
      and (application.tenant_id = ${id} or application.lister_id = ${id}) and ${redaction.mentionedIn('note')}
  `.execute(tx);
}

/** Viewings go with either of their sides, and with them what was contested; reasons that an admin gave lose their name. */
export async function eraseViewings(tx: Tx, { id }: Account, redaction: Redaction): Promise<void> {
  await tx.deleteFrom('viewing_notice').where('tenant_id', '=', id).execute();
  await tx.deleteFrom('viewing_waiting').where('tenant_id', '=', id).execute();
  await tx
    .deleteFrom('viewing')
    .where((where) => where.or([where('tenant_id', '=', id), where('lister_id', '=', id)]))
    .execute();
  await tx
    .deleteFrom('viewing_slot')
    .where((where) => where.or([where('lister_id', '=', id), where('reserved_for', '=', id)]))
    .execute();
  await tx
    .deleteFrom('viewing_times')
    .using('listing')
    .whereRef('listing.id', '=', 'viewing_times.listing_id')
    .where('listing.account_id', '=', id)
    .execute();
  await tx
    .updateTable('viewing_contest')
    .set({ reason: redaction.of('reason', MAX_CONTEST_REASON) })
    .where('decided_by', '=', id)
    .execute();
}

/** Reports stay without their author, and messages that were shared with them without the name. */
export async function eraseFromReports(
  tx: Tx,
  { id }: Account,
  listingIds: readonly string[],
  redaction: Redaction,
): Promise<void> {
  const about = sql<boolean>`target_id = any(${[id, ...listingIds]}::uuid[])`;
  await tx
    .updateTable('report')
    .set({ description: redaction.of('description', MAX_REPORT_DETAILS) })
    .where((where) => where.or([where('reporter_id', '=', id), about]))
    .execute();
  await sql`
    update shared_message
    set content = ${redaction.of('content', MAX_MESSAGE)}, attachments = ${redaction.of('attachments', MAX_ATTACHMENT_NAMES)}
    where report_id in (select id from report where about is not null and (reporter_id = ${id} or target_id = ${id}))
      and (${redaction.mentionedIn('content')} or ${redaction.mentionedIn('attachments')})
  `.execute(tx);
  await tx.updateTable('report').set({ reporter_id: null }).where('reporter_id', '=', id).execute();
  await tx
    .updateTable('report_decision')
    .set({ reason: redaction.of('reason', MAX_REASON) })
    .where(about)
    .execute();
}

/** How many appeals there were stays; what was written in them goes. */
export async function eraseFromAppeals(tx: Tx, { id }: Account, redaction: Redaction): Promise<void> {
  await tx
    .updateTable('appeal')
    .set({
      account_id: null,
      content: '',
      reason: '',
      excerpt: sql`case when excerpt is not null then '' end`,
      excerpt_hash: sql`case when excerpt_hash is not null then sha256(id::text::bytea) end`,
    })
    .where('account_id', '=', id)
    .execute();
  await tx
    .updateTable('appeal')
    .set({ content: redaction.of('content', MAX_APPEAL_TEXT), reason: redaction.of('reason', MAX_APPEAL_REASON) })
    .where('decided_by', '=', id)
    .execute();
}

/** Includes tickets from the same email without an account. Returns the ticket ids, whose audit notes have to go. */
export async function eraseFromTickets(tx: Tx, { id, email_key }: Account, redaction: Redaction): Promise<string[]> {
  const asked = await tx
    .updateTable('ticket')
    .set({ account_id: null, name: DELETED_USER, email: '', email_key: '', message: REMOVED })
    .where((where) =>
      where.or([
        where('account_id', '=', id),
        where.and([where('account_id', 'is', null), where('email_key', '=', email_key)]),
      ]),
    )
    .returning('id')
    .execute();
  const ids = asked.map((ticket) => ticket.id);
  await sql`
    update ticket_message set content = case when by = 'sender' then ${REMOVED} else ${redaction.of('content', MAX_TICKET_MESSAGE)} end
    where ticket_id = any(${ids}::uuid[])
  `.execute(tx);
  return ids;
}

/** Calendar programs fold long lines anywhere, also within a name. */
export const unfoldedInvitation = sql<string>`replace(mail.invitation, chr(13) || chr(10) || ' ', '')`;

/** Deletes mails to the person; sent mails to others that mention them lose their body, and all their calendar entry. */
export async function eraseFromMails(tx: Tx, emails: readonly string[], redaction: Redaction): Promise<void> {
  for (const email of emails)
    await tx.deleteFrom('mail').where(sql<boolean>`lower(to_address) = lower(${email})`).execute();
  const kept = (column: string) => sql<string>`case when sent_at is null then ${redaction.of(column, MAX_BODY)} end`;
  await tx
    .updateTable('mail')
    .set({
      subject: redaction.of('subject', MAX_SUBJECT),
      text_body: kept('text_body'),
      html_body: kept('html_body'),
      invitation: null,
    })
    .where((where) =>
      where.or([
        redaction.mentionedIn('subject'),
        redaction.mentionedIn('text_body'),
        redaction.mentionedIn('html_body'),
        redaction.mentionedIn(unfoldedInvitation),
      ]),
    )
    .execute();
}

/** Measures that the person took as an admin keep their reasons, without the name. */
export const eraseFromMeasures = (tx: Tx, { id }: Account, redaction: Redaction) =>
  tx
    .updateTable('measure')
    .set({ reason: redaction.of('reason', MAX_REASON) })
    .where((where) => where.or([where('requested_by', '=', id), where('confirmed_by', '=', id)]))
    .execute();

/** Deletes what moderators noted about the person and their homes; notes the person wrote as an admin lose their author. */
export async function eraseModeratorNotes(
  tx: Tx,
  { id }: Account,
  listingIds: readonly string[],
  redaction: Redaction,
): Promise<void> {
  const aboutHomes = sql<boolean>`listing_id = any(${[...listingIds]}::uuid[])`;
  await tx
    .deleteFrom('moderator_note')
    .where((where) => where.or([where('account_id', '=', id), aboutHomes]))
    .execute();
  await tx
    .updateTable('moderator_note')
    .set({ author_id: null, content: redaction.of('content', MAX_NOTE) })
    .where('author_id', '=', id)
    .execute();
}

/** Notes may name the person; who did what and when stays. */
export const eraseAuditNotes = (tx: Tx, targetIds: readonly string[]) =>
  sql`
    update audit_entry set note = ''
    where target_type in ('listing', 'account', 'inventory-booking', 'ticket', 'report', 'appeal')
      and target_id = any(${targetIds}::uuid[]) and note <> ''
  `.execute(tx);
