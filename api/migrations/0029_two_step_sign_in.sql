-- Two-step sign-in, passkeys, and what owners see of their sign-ins.

alter table session
  -- when the password, or a passkey, was last given
  add column confirmed_at timestamptz not null default now(),
  add column two_step boolean not null default false,
  -- the first part of the IP address
  add column network text not null default '' check (char_length(network) <= 60);
update session set confirmed_at = created_at;

-- Null for passwords older than this column.
alter table account add column password_changed_at timestamptz;

create table second_step (
  account_id uuid primary key references account on delete cascade,
  secret_key text not null,
  -- null until a first code has proved that the app has the secret
  enabled_at timestamptz,
  -- codes of this time step and of earlier ones are used up
  last_step  integer not null default 0,
  created_at timestamptz not null default now()
);

-- A code that was used is deleted.
create table recovery_code (
  account_id uuid not null references account on delete cascade,
  code_hash  bytea not null,
  primary key (account_id, code_hash)
);

create table passkey (
  id             uuid primary key,
  account_id     uuid not null references account on delete cascade,
  credential_key text not null unique,
  public_key     bytea not null,
  counter        bigint not null,
  transports     text[] not null default '{}',
  name           text not null check (char_length(name) between 1 and 60),
  created_at     timestamptz not null default now(),
  last_used_at   timestamptz
);
create index passkey_of_account on passkey (account_id, id);

-- Works once: what a sign-in waits for between its steps, and what a passkey has to sign.
create table sign_in_challenge (
  token_hash  bytea primary key,
  kind        text not null check (kind in ('second-step', 'passkey-use', 'passkey-creation')),
  -- null while nobody has said who they are
  account_id  uuid references account on delete cascade,
  remember_me boolean not null default false,
  tries       integer not null default 0,
  expires_at  timestamptz not null
);
create index sign_in_challenge_of_account on sign_in_challenge (account_id);
create index sign_in_challenge_expires on sign_in_challenge (expires_at);

create table sign_in_event (
  id         uuid primary key,
  -- null for an address without an account: both cost the same time
  account_id uuid references account on delete cascade,
  kind       text not null,
  at         timestamptz not null default now(),
  device     text not null check (char_length(device) <= 60),
  network    text not null check (char_length(network) <= 60)
);
create index sign_in_event_of_account on sign_in_event (account_id, id desc);
create index sign_in_event_by_time on sign_in_event (at);
