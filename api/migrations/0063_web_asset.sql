-- Files of the web app with a content hash in their names, so that pages opened before a deploy go on working,
-- whichever process is asked for them.
create table web_asset (
  name text primary key check (length(name) <= 200),
  content bytea not null,
  is_gzipped boolean not null,
  -- When a process that serves the file last said so.
  served_at timestamptz not null default now()
);
create index web_asset_by_time on web_asset (served_at);
alter table web_asset alter column content set storage external;
