import type { Known } from '@letfair/domain/accounts/privacy/personal-words';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../platform/db.ts';
import { insertAccountRows } from './personal-account-rows.ts';
import { insertHomeRows, uniqueHome } from './personal-home-rows.ts';
import { insertViewingRows } from './personal-viewing-rows.ts';

export async function listAccountColumns(
  db: Db,
): Promise<readonly { readonly table: string; readonly column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'account'::regclass
    order by 1, 2
  `.execute(db);
  return rows;
}

/** Appears in no other text of any test. */
const uniqueWords: Known = {
  firstName: 'Zebedee',
  lastName: 'Quillfeather',
  email: 'zeb.quill@distinct.example',
  phone: '07700 900987',
};

interface PersonalData {
  readonly personId: string;
  readonly otherId: string;
  readonly userType: 'tenant' | 'agent';
  /** Makes the ids of this person's rows unique. */
  readonly seed: number;
}

/** Inserts rows into every table that can refer to a person, with their name, email and phone in every free text. */
export async function insertPersonalData(
  pool: pg.Pool,
  { personId, otherId, userType, seed }: PersonalData,
): Promise<{ readonly conversationId: string }> {
  const { firstName, lastName, email } = uniqueWords;
  const id = (kind: number) =>
    `0198${seed.toString(16).padStart(4, '0')}-0000-7000-8000-${String(kind).padStart(12, '0')}`;
  const words = `I am ${firstName} ${lastName}, write to ${email.toUpperCase()} or ring +44 7700 900 987.`;
  const { line1, line2, postcode } = uniqueHome;
  const [tenant, lister] = userType === 'tenant' ? [personId, otherId] : [otherId, personId];
  const run = (text: string, ...values: unknown[]) => pool.query(text, values);

  // What is written about a home of the person also says where it is.
  const homeWords = `${words} Come to ${line1} (${line2.toUpperCase()}), ${postcode.replace(' ', '')}.`;
  const aboutHome = lister === personId ? homeWords : words;

  await insertAccountRows({ run, id, personId, otherId, person: uniqueWords, words, homeWords });

  await insertHomeRows({ run, id, personId, lister, seed, words, homeWords });
  await run(
    `insert into certificate (id, listing_id, account_id, kind, number, scheme, confirmed_by) values ($1, $2, $3, 'licence', left($4, 60), left($4, 100), $3)`,
    id(25),
    id(7),
    personId,
    words,
  );
  await run(
    'insert into certificate_calendar (account_id, token_hash) values ($1, sha256($2::text::bytea))',
    personId,
    id(26),
  );
  await run(`insert into inventory_booking (id, listing_id) values ($1, $2)`, id(9), id(7));
  await run(
    `insert into measure (id, account_id, kind, reason, requested_by, confirmed_by)
     values (gen_random_uuid(), $1, 'limit', $3, $2, $2), (gen_random_uuid(), $2, 'limit', $3, $1, $1)`,
    personId,
    otherId,
    words,
  );
  await run(
    `insert into bulk_change (id, account_id, actor_id, action) values (gen_random_uuid(), $1, $1, 'pause')`,
    personId,
  );
  await run(`insert into review_claim (target_id, account_id, expires_at) values ($2, $1, now())`, personId, id(7));
  await run(
    `insert into moderator_note (id, listing_id, account_id, author_id, content)
     values ($2, null, $1, $5, $4), (gen_random_uuid(), $3, null, $5, $4), (gen_random_uuid(), null, $5, $1, $4)`,
    personId,
    id(28),
    id(7),
    words,
    otherId,
  );
  await run(
    `insert into reply_template (id, account_id, title, content) values (gen_random_uuid(), $1, 'x', $2)`,
    personId,
    words,
  );
  await run(`insert into favorite (account_id, listing_id) values ($1, $2)`, personId, id(6));
  await run(
    `insert into home_news (listing_id, account_id, event, tie, due_at, told_at) values ($2, $1, 'let', 'saved', now(), now())`,
    personId,
    id(6),
  );
  await run(`insert into saved_homes_link (token_hash, account_id) values (sha256($2::bytea), $1)`, personId, words);
  await run(
    `insert into saved_search (id, account_id, name, search, frequency, min_bath_halves, any_flags, available_by, west, south, east, north, words)
     values ($2, $1, $3, $3, 'daily', 0, '{}', '9999-12-31', -180000000, -90000000, 180000000, 90000000, $3)`,
    personId,
    id(10),
    words,
  );
  await run(`insert into alert (search_id, listing_id, account_id) values ($2, $3, $1)`, personId, id(10), id(6));

  await run(
    `insert into conversation (id, listing_id, tenant_id, lister_id, message_count) values ($1, $2, $3, $4, 2)`,
    id(11),
    id(6),
    tenant,
    lister,
  );
  await run(
    `insert into message (id, conversation_id, number, by_tenant, content, created_at, sent_by)
     values ($1, $3, 1, true, $4, now(), null), ($2, $3, 2, false, $4, now(), $5)`,
    id(12),
    id(13),
    id(11),
    aboutHome,
    personId,
  );
  await run('insert into conversation_seen (conversation_id, person_id, number) values ($1, $2, 1)', id(11), personId);
  await run(
    `insert into conversation_notice (conversation_id, person_id, kind, by_id)
     values ($1, $2, 'assigned', $3), ($1, $3, 'assigned', $2)`,
    id(11),
    personId,
    otherId,
  );
  await run(
    `insert into conversation_note (id, conversation_id, author_id, content)
     values (gen_random_uuid(), $1, $2, $4), (gen_random_uuid(), $1, $3, $4)`,
    id(11),
    personId,
    otherId,
    aboutHome,
  );
  // One of each side, so that the other's has to lose the person's name.
  await run(
    `insert into attachment (id, account_id, conversation_id, message_id, position, name, type, bytes)
     values (gen_random_uuid(), $1, $3, $4, 0, left($6, 100), 'application/pdf', 1),
       (gen_random_uuid(), $2, $3, $5, 0, left($6, 100), 'application/pdf', 1)`,
    tenant,
    lister,
    id(11),
    id(12),
    id(13),
    lister === personId ? `${postcode} ${words}` : words,
  );
  await run(
    `insert into application (id, listing_id, tenant_id, lister_id, status, rent_pence, shared, claim_answers)
     values ($1, $2, $3, $4, 'seen', 100000, $5, $6)`,
    id(14),
    id(6),
    tenant,
    lister,
    JSON.stringify(tenant === personId ? { note: words } : {}),
    JSON.stringify(tenant === personId ? { companyName: words } : {}),
  );
  await run(
    `insert into application_event (id, application_id, by, status, note) values ($1, $2, 'tenant', 'sent', $3)`,
    id(15),
    id(14),
    aboutHome,
  );

  await run(
    `insert into application_next_step (application_id, step, done_on, done_by) values ($1, 'viewing', '2026-11-15', 'tenant')`,
    id(14),
  );

  await insertViewingRows({ run, id, tenant, lister, personId, words: homeWords });

  await run(`insert into reported_target (id, account_id, open_reporters) values ($1, $1, 1)`, personId);
  await run(`insert into reported_target (id, listing_id, open_reporters) values ($1, $1, 1)`, id(6));
  await run(
    `insert into report (id, target_id, reporter_id, type, reason, description)
     values ($1, $3, $4, 'user', 'other', $6), ($2, $5, $3, 'listing', 'other', $6)`,
    id(16),
    id(17),
    personId,
    otherId,
    id(6),
    words,
  );
  await run(`update report set description = $2 where target_id = $1`, id(6), aboutHome);
  // Shared by the person, and by the other about the person.
  await run(`insert into reported_target (id, account_id) values ($1, $1) on conflict do nothing`, otherId);
  await run(
    `insert into report (id, target_id, reporter_id, type, reason, description, conversation_id, about, shared_up_to)
     values ($1, $3, $4, 'user', 'spam', $6, $5, 'message', 1), ($2, $4, $3, 'user', 'spam', $6, $5, 'conversation', 1)`,
    id(41),
    id(42),
    personId,
    otherId,
    id(11),
    words,
  );
  await run(
    `insert into shared_message (report_id, number, sender, content, attachments, sent_at)
     select id, 1, 'tenant', $2, $2, now() from report where conversation_id = $1`,
    id(11),
    aboutHome,
  );
  await run(
    `insert into report_decision (id, target_id, decision, outcome, reason, last_report_id, reports, decided_by)
     values ($1, $2, 'dismiss', 'dismissed', $3, $4, 1, $2)`,
    id(18),
    personId,
    words,
    id(16),
  );
  await run(
    `insert into appeal (id, account_id, kind, listing_id, rule, field, excerpt, excerpt_hash, content, status, reason, decided_by, decided_at)
     values ($1, $3, 'wording', $4, 'x', 'title', $5, sha256('x'), $5, 'upheld', $5, $2, now()),
       (gen_random_uuid(), $2, 'wording', $4, 'y', 'title', 'x', sha256('x'), $5, 'upheld', $5, $3, now())`,
    id(25),
    otherId,
    personId,
    id(6),
    aboutHome,
  );
  await run(
    `insert into appeal_link (token_hash, account_id, decision_id, expires_at) values (sha256($2), $1, $1, now())`,
    personId,
    Buffer.from(personId),
  );
  await run(
    `insert into ticket (id, reference, account_id, name, email, email_key, user_type, subject, priority, message, assignee_id)
     values ($1, $6, $3, $4, $5, $5, 'tenant', 'other', 'low', $4, $3), ($2, $7, null, $4, $5, $5, 'tenant', 'other', 'low', $4, null)`,
    id(19),
    id(20),
    personId,
    words,
    email,
    `EVERY-${seed}`,
    `WHERE-${seed}`,
  );
  await run(
    `insert into ticket_message (id, ticket_id, by, author_id, content) values ($1, $3, 'sender', $4, $5), ($2, $3, 'desk', $4, $5)`,
    id(21),
    id(22),
    id(19),
    personId,
    words,
  );
  await run(
    `insert into mail (id, template, to_address, subject, text_body, html_body, sent_at, invitation)
     values ($1, 'x', $3, $4, $4, $4, now(), $4), ($2, 'x', 'desk@letfair.example', $4, $4, $4, null, null),
       (gen_random_uuid(), 'x', 'desk@letfair.example', $5, $6, $7, null, null),
       (gen_random_uuid(), 'x', 'desk@letfair.example', 'x', 'x', 'x', now(), $8),
       (gen_random_uuid(), 'x', 'desk@letfair.example', 'x', 'x', 'x', now(), $9)`,
    id(23),
    id(24),
    email.toUpperCase(),
    words,
    `Viewing at ${line1}`,
    `${line1}, ${line2}, Manchester ${postcode}`,
    `<p>${line1}, The O&#39;Quibble Wing, Manchester ${postcode}</p>`,
    // Calendars fold lines anywhere.
    `LOCATION:${line1}\\, Manch\r\n ester M1 9\r\n ZQ`,
    `SUMMARY:Viewing with ${firstName} Quill\r\n feather`,
  );
  for (const [type, target] of [
    ['account', personId],
    ['report', personId],
    ['appeal', personId],
    ['listing', lister === personId ? id(6) : id(7)],
    ['listing', id(7)],
    ['inventory-booking', id(9)],
    ['ticket', id(19)],
  ])
    await run(
      `insert into audit_entry (id, actor_id, actor_role, action, target_type, target_id, status, note)
       values (gen_random_uuid(), $1, 'moderator', 'x', $2, $3, 'x', $4)`,
      personId,
      type,
      target,
      homeWords,
    );
  return { conversationId: id(11) };
}
