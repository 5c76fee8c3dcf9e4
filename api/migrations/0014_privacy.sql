-- Taking one's data along, leaving, and forgetting in time.

-- Closed: the owner asked to be deleted and can still come back. Erased: nothing of the person is left in the row.
alter table account
  add column closed_at timestamptz,
  add column erased_at timestamptz,
  -- nobody else sees anything of an account that is suspended or closed
  add column hidden_at timestamptz generated always as (least(suspended_at, closed_at)) stored,
  add constraint account_closed_before_erased check (erased_at is null or closed_at is not null);
create index account_to_erase on account (closed_at) where closed_at is not null and erased_at is null;
-- Addresses that nobody has ever proved to own.
create index account_unverified on account (updated_at) where verified_at is null and erased_at is null;

create table data_export (
  id                uuid primary key,
  account_id        uuid not null references account on delete cascade,
  created_at        timestamptz not null default now(),
  -- without it the file is still being made, or was never finished
  ready_at          timestamptz,
  expires_at        timestamptz,
  bytes             bigint check (bytes > 0),
  -- opens the file once, for a minute
  ticket_hash       bytea unique,
  ticket_expires_at timestamptz,
  check (num_nonnulls(ready_at, expires_at, bytes) in (0, 3)),
  check (num_nonnulls(ticket_hash, ticket_expires_at) in (0, 2))
);
create index data_export_of_account on data_export (account_id, id desc);
create unique index data_export_open on data_export (account_id) where ready_at is null;
create index data_export_age on data_export (expires_at);

-- A person's own reports, closed ones included.
create index report_of_reporter on report (reporter_id, id) where reporter_id is not null;

-- Days that are still to be added up to their month.
create index listing_view_age on listing_view (day) where extract(day from day) <> 1;

-- What happened is written once. The one change it can see is that its words are taken out, when the person they may
-- name has been erased; who did what to which thing, and when, stays.
create function refuse_change_but_silence() returns trigger language plpgsql as $$
begin
  if new.note <> '' or to_jsonb(new) - 'note' is distinct from to_jsonb(old) - 'note' then
    raise exception '% is written once', tg_table_name;
  end if;
  return new;
end $$;

drop trigger audit_entry_is_append_only on audit_entry;
create trigger audit_entry_stays before delete or truncate on audit_entry
  for each statement execute function refuse_change();
create trigger audit_entry_is_written_once before update on audit_entry
  for each row execute function refuse_change_but_silence();

drop trigger application_event_is_written_once on application_event;
create trigger application_event_is_written_once before update on application_event
  for each row execute function refuse_change_but_silence();
drop function refuse_rewrite;
