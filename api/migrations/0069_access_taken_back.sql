-- A webhook belongs to whoever set its address or made its secret last; it is switched off with that person's rights.
alter table webhook add column set_by uuid references account on delete set null;
alter table webhook add column set_at timestamptz not null default now();
alter table webhook add column disabled_why text check (disabled_why in ('person-left', 'taken-back'));
update webhook set set_by = created_by, set_at = created_at;
create index webhook_by_setter on webhook (set_by) where set_by is not null;

-- Who made the secret address of a calendar; null for those that are older than this.
alter table viewing_feed add column created_by uuid references account on delete set null;
create index viewing_feed_by_person on viewing_feed (created_by) where created_by is not null;
alter table certificate_calendar add column created_by uuid references account on delete set null;
create index certificate_calendar_by_person on certificate_calendar (created_by) where created_by is not null;

-- Null for codes that are older than this; codes of the version before get the time by default.
alter table recovery_code add column created_at timestamptz;
alter table recovery_code alter column created_at set default now();

-- Since when somebody who took the account back has to be shown what can still reach it; null once they have seen it.
alter table account add column access_review_at timestamptz;

-- Links of security emails ("this wasn't me"), and the short-lived right to end what is left after a new password.
create table security_link (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('not-me', 'review')),
  -- Where it was sent; the account gets this address back. Empty for a review.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index security_link_of_account on security_link (account_id, created_at);
create index security_link_expiry on security_link (expires_at);
