-- Measures against a person, from a warning to a suspension. A suspension of somebody with many homes waits for a
-- second admin before it starts.
create table measure (
  id           uuid primary key,
  account_id   uuid not null references account (id) on delete cascade,
  kind         text not null check (kind in ('warn', 'limit', 'hide', 'suspend')),
  reason       text not null check (char_length(reason) <= 500),
  requested_by uuid references account (id) on delete set null,
  requested_at timestamptz not null default now(),
  confirmed_by uuid references account (id) on delete set null,
  -- Null while it waits for a second admin.
  started_at   timestamptz,
  -- Null for one that lasts until it is lifted.
  ends_at      timestamptz,
  ended_at     timestamptz
);
create index measure_of_account on measure (account_id, id desc);
create index measure_waiting on measure (id) where started_at is null and ended_at is null;
create unique index measure_in_force on measure (account_id, kind) where ended_at is null and kind <> 'warn';
create index measure_requested_by on measure (requested_by);
create index measure_confirmed_by on measure (confirmed_by);

alter table account
  add column limited_at timestamptz,
  add column homes_hidden_at timestamptz;

-- Homes that are hidden by a measure are hidden like those of somebody who is suspended.
alter table account drop column hidden_at;
alter table account
  add column hidden_at timestamptz generated always as (least(suspended_at, closed_at, homes_hidden_at)) stored;
drop trigger account_change_is_told on account;
create trigger account_change_is_told
  after update of first_name, last_name, photo_id, verified_at, pending_email, suspended_at, closed_at, homes_hidden_at on account
  for each statement execute function notify_listing_change();
