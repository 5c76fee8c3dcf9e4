import { publicName } from '@letfair/domain/accounts/contact-details';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { Account } from '../../sign-in/index.ts';
import { type ComposedParts, exportRow, exportRows, readInPages } from './export-part.ts';

/** Other people appear by their public names. */
export const sharedParts: ComposedParts<
  | 'conversations.json'
  | 'messages.json'
  | 'applications.json'
  | 'reports.json'
  | 'shared-messages.json'
  | 'appeals.json'
  | 'measures.json'
  | 'support.json'
  | 'emails.json'
> = {
  'conversations.json': {
    about: 'Your conversations: who they’re with, which home they’re about and, if you list homes, your team’s notes.',
    rows: exportConversations,
  },
  'messages.json': {
    about: 'Messages you’ve sent and received. Files you’ve sent are in the folder “attachments”.',
    rows: exportMessages,
  },
  'applications.json': {
    about:
      'Applications you’ve sent or received: what was in them, each step, and what happened after one was accepted.',
    rows: exportApplications,
  },
  'reports.json': {
    about: 'What you’ve reported to us.',
    rows: (db, { id }) =>
      exportRows(
        readInPages(
          db
            .selectFrom('report')
            .select(['id', 'target_id', 'type', 'about', 'reason', 'description', 'created_at', 'closed_at'])
            .where('reporter_id', '=', id)
            .orderBy('id'),
          (query, last) => query.where('id', '>', last.id),
        ),
      ),
  },
  'shared-messages.json': {
    about:
      'Messages that you or the other person shared with our moderators in a report, and when a moderator last read them.',
    rows: exportSharedMessages,
  },
  'appeals.json': {
    about: 'Your appeals against our moderators’ decisions, and their answers.',
    rows: (db, { id }) =>
      exportRows(
        readInPages(
          db
            .selectFrom('appeal')
            .select(['id', 'kind', 'listing_id', 'excerpt', 'content', 'status', 'reason', 'created_at', 'decided_at'])
            .where('account_id', '=', id)
            .orderBy('id'),
          (query, last) => query.where('id', '>', last.id),
        ),
      ),
  },
  'measures.json': {
    about: 'Warnings, limits and suspensions on your account, with the reasons.',
    rows: (db, { id }) =>
      exportRows(
        readInPages(
          db
            .selectFrom('measure')
            .select(['id', 'kind', 'reason', 'started_at', 'ends_at', 'ended_at'])
            .where('account_id', '=', id)
            .where('started_at', 'is not', null)
            .orderBy('id'),
          (query, last) => query.where('id', '>', last.id),
        ),
      ),
  },
  'support.json': {
    about: 'Your questions to our support desk, and our answers.',
    rows: exportTickets,
  },
  'emails.json': {
    about: 'The date and subject of each email we’ve sent you recently.',
    rows: (db, { email }) =>
      exportRows(
        readInPages(
          db
            .selectFrom('mail')
            .select(['id', 'template', 'subject', 'created_at', 'sent_at'])
            .where(sql<boolean>`lower(to_address) = lower(${email})`)
            .orderBy('id', 'desc'),
          (query, last) => query.where('id', '<', last.id),
        ),
      ),
  },
};

const selectOwn = <T extends 'conversation' | 'application'>(db: Db, table: T, { id, user_type }: Account) =>
  readInPages(
    db
      .selectFrom(table as 'conversation')
      .selectAll()
      .where(user_type === 'tenant' ? 'tenant_id' : 'lister_id', '=', id)
      .orderBy('id'),
    (query, last) => query.where('id', '>', last.id),
  );

async function* exportConversations(db: Db, person: Account): AsyncGenerator<unknown> {
  for await (const { tenant_id, lister_id, assigned_to, ...row } of selectOwn(db, 'conversation', person)) {
    const isTenant = tenant_id === person.id;
    yield {
      ...exportRow(row),
      with: await findPublicName(db, isTenant ? lister_id : tenant_id),
      // How a lister's team works is nothing of the tenant's.
      ...(!isTenant && { assignedTo: assigned_to, notes: await findNotes(db, row.id) }),
    };
  }
}

const findNotes = (db: Db, conversationId: string) =>
  db
    .selectFrom('conversation_note')
    .select(['content', 'created_at as createdAt'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute();

async function* exportMessages(db: Db, person: Account): AsyncGenerator<unknown> {
  for await (const conversation of selectOwn(db, 'conversation', person)) {
    const written = readInPages(
      db
        .selectFrom('message')
        .select(['id', 'number', 'by_tenant', 'content', 'created_at'])
        .where('conversation_id', '=', conversation.id)
        .orderBy('number'),
      (query, last) => query.where('number', '>', last.number),
    );
    for await (const { id, by_tenant, ...message } of written)
      yield {
        conversationId: conversation.id,
        ...exportRow(message),
        by: by_tenant === (conversation.tenant_id === person.id) ? 'you' : 'them',
        attachments: await db
          .selectFrom('attachment')
          .select(['id', 'name', 'type', 'bytes'])
          .where('message_id', '=', id)
          .orderBy('position')
          .execute(),
      };
  }
}

/** Both sides see what was shared; why it was reported is the reporter's. */
async function* exportSharedMessages(db: Db, { id, user_type }: Account): AsyncGenerator<unknown> {
  const reports = readInPages(
    db
      .selectFrom('report')
      .select(['id', 'reporter_id', 'conversation_id', 'about', 'created_at', 'messages_read_at'])
      .where('about', 'is not', null)
      .where((where) => where.or([where('reporter_id', '=', id), where('target_id', '=', id)]))
      .orderBy('id'),
    (query, last) => query.where('id', '>', last.id),
  );
  for await (const { id: reportId, reporter_id, created_at, messages_read_at, ...report } of reports) {
    const messages = await db
      .selectFrom('shared_message')
      .select(['number', 'sender', 'content', 'attachments', 'sent_at'])
      .where('report_id', '=', reportId)
      .orderBy('number')
      .execute();
    if (messages.length === 0) continue;
    yield {
      ...exportRow(report),
      sharedBy: reporter_id === id ? 'you' : 'them',
      sharedAt: created_at,
      lastReadByModeratorAt: messages_read_at,
      messages: messages.map(({ sender, ...message }) => ({
        ...exportRow(message),
        by: (sender === 'tenant') === (user_type === 'tenant') ? 'you' : 'them',
      })),
    };
  }
}

async function* exportApplications(db: Db, person: Account): AsyncGenerator<unknown> {
  for await (const { tenant_id, lister_id, ...row } of selectOwn(db, 'application', person)) {
    const steps = await db
      .selectFrom('application_event')
      .select(['at', 'by', 'status', 'note'])
      .where('application_id', '=', row.id)
      .orderBy('at')
      .execute();
    const done = await db
      .selectFrom('application_next_step')
      .select(['step', 'done_on', 'done_by'])
      .where('application_id', '=', row.id)
      .orderBy('done_on')
      .execute();
    yield {
      ...exportRow(row),
      you: tenant_id === person.id ? 'tenant' : 'lister',
      with: await findPublicName(db, tenant_id === person.id ? lister_id : tenant_id),
      steps,
      done,
    };
  }
}

/** Leaves out which admin answered. */
async function* exportTickets(db: Db, { id }: Account): AsyncGenerator<unknown> {
  const asked = readInPages(
    db.selectFrom('ticket').selectAll().where('account_id', '=', id).orderBy('id'),
    (query, last) => query.where('id', '>', last.id),
  );
  for await (const { id: ticketId, account_id: _, assignee_id: __, ...ticket } of asked) {
    const thread = await db
      .selectFrom('ticket_message')
      .select(['by', 'content', 'created_at'])
      .where('ticket_id', '=', ticketId)
      .orderBy('id')
      .execute();
    yield { ...exportRow(ticket), thread: thread.map(exportRow) };
  }
}

async function findPublicName(db: Db, accountId: string): Promise<string> {
  const { first_name, last_name, company_name } = await db
    .selectFrom('account')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .select(['account.first_name', 'account.last_name', 'agency.company_name'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return publicName({ firstName: first_name, lastName: last_name, company: company_name });
}
