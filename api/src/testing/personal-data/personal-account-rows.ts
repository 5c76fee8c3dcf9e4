import type { Known } from '@letfair/domain/accounts/privacy/personal-words';

interface AccountRows {
  readonly run: (text: string, ...values: unknown[]) => Promise<unknown>;
  readonly id: (kind: number) => string;
  readonly personId: string;
  readonly otherId: string;
  readonly person: Known;
  /** A text with everything that is known of the person. */
  readonly words: string;
  /** The same, and where the person's home is. */
  readonly homeWords: string;
}

/** What belongs to the account itself: details, sign-in, exports, drafts and clients. */
export async function insertAccountRows({
  run,
  id,
  personId,
  otherId,
  person,
  words,
  homeWords,
}: AccountRows): Promise<void> {
  const { firstName, lastName, email, phone } = person;
  const former = `old.${email}`;

  await run(
    `update account set email = $2, email_key = $2, first_name = $3, last_name = $4, phone = $5, photo_id = $6,
       suspension_reason = $7, pending_email = $8, pending_email_key = $8, pending_since = now() where id = $1`,
    personId,
    email,
    firstName,
    lastName,
    phone,
    id(1),
    words,
    `new.${email}`,
  );
  await run(
    `insert into tenant_preference (account_id, preferred_area) values ($1, $2) on conflict (account_id) do update set preferred_area = $2`,
    personId,
    words,
  );
  await run(
    `insert into agency (account_id, company_name, registration_number, trading_address) values ($1, $2, $2, $2)
     on conflict (account_id) do update set company_name = $2, registration_number = $2, trading_address = $2`,
    personId,
    words,
  );
  await run(
    `insert into page_name (name, account_id, is_current) values (left($2, 60), $1, false) on conflict do nothing`,
    personId,
    words,
  );
  await run(
    'insert into landlord (account_id, address) values ($1, $2) on conflict (account_id) do update set address = $2',
    personId,
    homeWords,
  );
  await run(
    `insert into listing_import (id, account_id, state, file_name, bytes, columns, problem)
     values (gen_random_uuid(), $1, 'done', left($2, 200), 1, jsonb_build_array(jsonb_build_object('name', $2::text)), $2)`,
    personId,
    words,
  );
  await run(
    `insert into listing_import_row (import_id, number, outcome, reference, title, home, problems)
     select id, 1, 'refused', left($2, 60), left($2, 200), to_jsonb($2::text), jsonb_build_array($2::text)
     from listing_import where account_id = $1`,
    personId,
    homeWords,
  );
  await run(
    `insert into import_mapping (account_id, targets) values ($1, jsonb_build_object($2::text, 'title'))`,
    personId,
    words,
  );
  await run(
    'insert into listing_allowance (account_id, day, listed) values ($1, current_date, 1) on conflict do nothing',
    personId,
  );
  await run('insert into lister_replies (account_id, rate) values ($1, 90)', personId);
  await run(`insert into renter_profile (account_id, pets, note) values ($1, $2, $2)`, personId, words);
  await run(
    `insert into email_verification (account_id, email_key, code_hash, token_hash, expires_at)
     values ($1, $3, 'x', sha256($2::text::bytea), now())
     on conflict do nothing`,
    personId,
    id(2),
    email,
  );
  await run(
    `insert into repeated_sign_up (email_key, account_id, email, password_hash, code_until) values ($2, $1, $2, 'x', now())`,
    personId,
    email,
  );
  await run(`insert into known_device (account_id, mark) values ($1, 'x') on conflict do nothing`, personId);
  await run(
    `insert into password_reset (account_id, token_hash, expires_at) values ($1, sha256($2::text::bytea), now())`,
    personId,
    id(2),
  );
  await run(
    `insert into email_revert (token_hash, account_id, email, password_mark, expires_at) values (sha256($2::text::bytea), $1, $3, 'x', now())`,
    personId,
    id(2),
    former,
  );
  await run(
    `insert into security_link (token_hash, account_id, purpose, email, expires_at)
     values (sha256($2::text::bytea), $1, 'not-me', $3, now() + interval '1 day')`,
    personId,
    id(2),
    former,
  );
  await run(`insert into second_step (account_id, secret_key) values ($1, $2)`, personId, words);
  await run(`insert into recovery_code (account_id, code_hash) values ($1, sha256($2::text::bytea))`, personId, id(2));
  await run(
    `insert into passkey (id, account_id, credential_key, public_key, counter, name) values ($2, $1, $3, 'x', 0, left($3, 60))`,
    personId,
    id(2),
    words,
  );
  await run(
    `insert into sign_in_challenge (token_hash, kind, account_id, expires_at)
     values (sha256($2::text::bytea), 'second-step', $1, now())`,
    personId,
    id(2),
  );
  await run(
    `insert into sign_in_event (id, account_id, kind, device, network) values ($2, $1, 'password', left($3, 60), '')`,
    personId,
    id(2),
    words,
  );
  await run(`insert into data_export (id, account_id) values ($2, $1)`, personId, id(3));
  await run(
    `insert into draft (id, account_id, form) values ($2, $1, $3)`,
    personId,
    id(4),
    JSON.stringify({ title: homeWords }),
  );
  await run(
    `insert into api_key (id, account_id, name, secret_hash, hint, scopes)
     values ($2, $1, left($3, 60), sha256($3::bytea), 'lf_abcde', '{feed:read}')`,
    personId,
    id(6),
    words,
  );
  await run(
    `insert into feed_property (account_id, reference, photos) values ($1, left($2, 60), jsonb_build_array($2::text))`,
    personId,
    homeWords,
  );
  await run(
    `insert into webhook (id, account_id, url, secret_key, events) values ($2, $1, $3, left($3, 100), '{enquiry}')`,
    personId,
    id(6),
    words,
  );
  await run(
    `insert into branch (id, account_id, name, code, address) values ($2, $1, left($3, 100), '', $3)`,
    personId,
    id(29),
    words,
  );
  await run(
    `insert into team_invitation (id, account_id, email, email_key, role, token_hash, expires_at, invited_by)
     values ($3, $1::uuid, $5, $5, 'viewer', sha256(('a' || $1::uuid)::bytea), now(), $1::uuid), ($4, $2::uuid, $5, $5, 'viewer', sha256(('b' || $1::uuid)::bytea), now(), $1::uuid)`,
    personId,
    otherId,
    id(30),
    id(31),
    email,
  );
  await run(`insert into team_member (person_id, account_id, role) values ($1, $2, 'viewer')`, personId, otherId);
  await run(`insert into team_departure (account_id, person_id) values ($1, $2), ($2, $1)`, personId, otherId);
  await run(
    `insert into client (id, account_id, name, email, phone, address, notes) values ($2, $1, $3, $3, $3, $3, $3)`,
    personId,
    id(5),
    words,
  );
  await run(
    `insert into client (id, account_id, name, email, phone, address, notes) values ($2, $1, 'A note of another', '', '', '', '')`,
    otherId,
    id(32),
  );
  await run(
    `insert into client_invitation (id, account_id, client_id, email, email_key, token_hash, expires_at, invited_by)
     values ($3, $1::uuid, $5, $7, $7, sha256(('c' || $1::uuid)::bytea), now(), $1::uuid), ($4, $2::uuid, $6, $7, $7, sha256(('d' || $1::uuid)::bytea), now(), $1::uuid)`,
    personId,
    otherId,
    id(33),
    id(34),
    id(5),
    id(32),
    email,
  );
  await run(
    `insert into client_access (client_id, account_id, person_id, email) values ($3, $1, $2, ''), ($4, $2, $1, $5)`,
    personId,
    otherId,
    id(5),
    id(32),
    email,
  );
}
