-- What people change about themselves: photo, address, details of their role; and where they are signed in.

alter table account
  -- the name of its picture files
  add column photo_id          uuid,
  -- An address that was asked for and is not proved yet. It may be somebody else's: only proving it makes it unique.
  add column pending_email     text,
  add column pending_email_key text,
  add column pending_since     timestamptz,
  add constraint account_pending_whole check (num_nulls(pending_email, pending_email_key, pending_since) in (0, 3));
create unique index account_photo on account (photo_id) where photo_id is not null;
create index account_pending_email on account (pending_email_key, pending_since desc) where pending_email_key is not null;

-- A former address and the mailed link that gives it back to the account.
create table email_revert (
  token_hash    bytea primary key,
  account_id    uuid not null references account on delete cascade,
  email         text not null,
  -- of the password's hash when the change was asked for: tells whether it was changed since
  password_mark bytea not null,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null
);
create index email_revert_of_account on email_revert (account_id, created_at);
create index email_revert_expiry on email_revert (expires_at);

-- A proof is of one address: it proves nothing once the account waits for another.
alter table email_verification add column email_key text;
update email_verification set email_key = account.email_key from account where account.id = account_id;
alter table email_verification alter column email_key set not null;
create index email_verification_of_address on email_verification (email_key, expires_at desc);

alter table session
  -- shown to its owner; the hash of the token is not
  add column id           uuid not null default gen_random_uuid(),
  add column device       text not null default 'Unknown device' check (char_length(device) <= 60),
  -- to the hour
  add column last_used_at timestamptz not null default now();
create unique index session_id on session (id);
drop index session_of_account;
create index session_of_account on session (account_id, created_at desc);

alter table tenant_preference
  add column must_haves text[] not null default '{}' check (cardinality(must_haves) <= 50);

alter table agency
  add column redress_scheme          text not null default '',
  add column redress_number          text not null default '',
  add column client_money_protection text not null default '',
  add column fees_link               text not null default '';

alter table landlord add column registration_number text not null default '';
