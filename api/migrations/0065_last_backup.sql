-- When `npm run backup` last finished, for the admin's page on the system and for `npm run doctor`.
create table last_backup (
  one boolean primary key default true check (one),
  begun_at timestamptz not null,
  finished_at timestamptz not null,
  bytes bigint not null,
  row_count bigint not null,
  object_count bigint not null,
  is_encrypted boolean not null
);
