-- Keys of the programs that write and read the homes of a lister.
create table api_key (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  secret_hash bytea not null unique,
  -- The beginning of the secret, by which its owner recognises it.
  hint text not null check (char_length(hint) between 1 and 12),
  scopes text[] not null check (cardinality(scopes) between 1 and 5),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index api_key_of_account on api_key (account_id, id desc);

-- Addresses that are told of what happens to the homes of a lister.
create table webhook (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  url text not null check (char_length(url) between 1 and 500),
  -- Readable, because every message is signed with it.
  secret_key text not null check (char_length(secret_key) between 20 and 100),
  events text[] not null check (cardinality(events) between 1 and 10),
  created_at timestamptz not null default now(),
  -- Since the first failure after the last success.
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_by text check (disabled_by in ('owner', 'failures')),
  constraint webhook_disabled_whole check ((disabled_at is null) = (disabled_by is null))
);
create index webhook_of_account on webhook (account_id, id);

create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook on delete cascade,
  event text not null check (char_length(event) between 1 and 40),
  -- Sent as it is, so that a repeated message has the same bytes.
  body text not null check (char_length(body) between 2 and 2000),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given-up')),
  attempts smallint not null default 0 check (attempts >= 0),
  -- When it is tried next; set ahead while it is being tried, so that a message of a killed process is tried again.
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, id desc);
create index webhook_delivery_waiting on webhook_delivery (webhook_id, next_at) where state = 'waiting';
create index webhook_delivery_by_age on webhook_delivery (created_at);

create table webhook_attempt (
  delivery_id uuid not null references webhook_delivery on delete cascade,
  number smallint not null check (number >= 1),
  at timestamptz not null default now(),
  duration_ms integer not null check (duration_ms >= 0),
  -- Null when there was no answer; `problem` says why.
  status smallint,
  problem text check (char_length(problem) between 1 and 40),
  answer text not null default '' check (char_length(answer) <= 500),
  primary key (delivery_id, number)
);
