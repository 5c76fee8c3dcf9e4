-- Certificates of homes: gas, electricity, energy, alarms, licence and deposit scheme. The files lie outside the database.

create table certificate (
  id            uuid primary key,
  listing_id    uuid not null references listing on delete cascade,
  -- who lists the home, so that one index sorts the certificates of all their homes
  account_id    uuid not null references account on delete cascade,
  kind          text not null check (kind in ('gasSafety', 'electricalSafety', 'epc', 'alarms', 'licence', 'depositScheme')),
  number        text not null check (char_length(number) <= 60),
  scheme        text not null check (char_length(scheme) <= 100),
  issued        date,
  expires       date,
  -- names the file; another upload gets another id
  file_id       uuid unique,
  file_type     text check (file_type in ('application/pdf', 'image/webp')),
  file_bytes    integer check (file_bytes > 0),
  -- a moderator has compared the file with the dates; any change takes it back
  confirmed_at  timestamptz,
  confirmed_by  uuid references account on delete set null,
  -- a newer one of the same kind has taken its place
  replaced_at   timestamptz,
  -- the last reminder, in days before the last day
  reminded_days smallint check (reminded_days in (60, 30, 7)),
  version       integer not null default 1,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  check (expires >= issued),
  check (num_nonnulls(file_id, file_type, file_bytes) in (0, 3))
);
create unique index certificate_current on certificate (listing_id, kind) where replaced_at is null;
create index certificate_of_listing on certificate (listing_id, kind, replaced_at desc);
-- By what expires next; what has no last day comes last.
create index certificate_of_account on certificate (account_id, coalesce(expires, 'infinity'::date), id)
  where replaced_at is null;
create index certificate_file_of_account on certificate (account_id) where file_id is not null;
create index certificate_expiring on certificate (expires) where replaced_at is null and expires is not null;
create index certificate_confirmed_by on certificate (confirmed_by) where confirmed_by is not null;

-- Whoever knows the secret reads the dates without signing in; the address is shown once and only its hash is stored.
create table certificate_calendar (
  account_id uuid primary key references account on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);

-- What the public page shows of a certificate ends with its confirmation, so cached pages are dropped. The payload is
-- empty: PostgreSQL then sends one notification per transaction.
create function notify_certificate_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('letfair_listings', '');
  return null;
end $$;
create trigger certificate_change_is_told after delete or update of confirmed_at, replaced_at on certificate
  for each statement execute function notify_certificate_change();
