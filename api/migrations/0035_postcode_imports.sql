-- The latest import of a postcode directory from the admin dashboard: one row.
create table postcode_import (
  is_latest boolean primary key default true check (is_latest),
  id uuid not null,
  state text not null check (state in ('receiving', 'waiting', 'running', 'done', 'refused', 'cancelled', 'interrupted')),
  file_name text not null,
  bytes integer not null,
  received integer not null default 0,
  -- The part of the file that was read, from 0 to 1.
  share real not null default 0,
  postcodes integer not null default 0,
  skipped integer not null default 0,
  bad_rows integer not null default 0,
  first_bad_row text not null default '',
  -- Asks the process that reads the file to stop.
  is_cancelled boolean not null default false,
  problem text not null default '',
  started_at timestamptz not null default now(),
  -- Written all the time by whoever receives or reads the file; long ago means that this process is gone.
  touched_at timestamptz not null default now(),
  ended_at timestamptz
);

alter table audit_entry
  drop constraint audit_entry_target_type_check,
  add constraint audit_entry_target_type_check
    check (target_type in ('listing', 'account', 'inventory-booking', 'ticket', 'report', 'appeal', 'postcodes'));
