-- People, how they prove who they are, and what they told us when they signed up.

create table account (
  id                uuid primary key,
  email             text not null,
  -- the lower-cased address: addresses are compared without case
  email_key         text not null unique,
  password_hash     text not null,
  first_name        text not null,
  last_name         text not null,
  phone             text not null,
  user_type         text not null check (user_type in ('tenant', 'landlord', 'agent', 'admin')),
  verified_at       timestamptz,
  suspended_at      timestamptz,
  suspension_reason text,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  -- What the admin's search box looks through. The line break keeps a match from reaching out of the address into the
  -- name; the collation lowers every alphabet, whatever locale the database was made with.
  search_text       text not null generated always as
    (lower((email || chr(10) || first_name || ' ' || last_name) collate "und-x-icu")) stored
);
-- Ids are in order of time, so the primary key also lists people newest first.
create extension if not exists pg_trgm;
-- Without fastupdate a search never has to read through a list of entries that are not sorted in yet.
create index account_search on account using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index account_admins on account (id) where user_type = 'admin';

create table tenant_preference (
  account_id       uuid primary key references account on delete cascade,
  max_budget_pence integer,
  preferred_area   text,
  property_type    text check (property_type in ('flat', 'house', 'studio', 'room')),
  move_in_date     date
);

create table agency (
  account_id          uuid primary key references account on delete cascade,
  company_name        text not null,
  license_number      text,
  registration_number text not null,
  trading_address     text not null
);

create table landlord (
  account_id uuid primary key references account on delete cascade,
  address    text not null
);

-- Only hashes of tokens and codes are kept: a copy of this database signs nobody in.
create table session (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_of_account on session (account_id);
create index session_expiry on session (expires_at);

-- One per account: a new code replaces the old. Tries are counted in `throttle`, by address, so that an address
-- nobody signed up with costs and answers the same.
create table email_verification (
  account_id uuid primary key references account on delete cascade,
  code_hash  bytea not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

create table password_reset (
  account_id uuid primary key references account on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
