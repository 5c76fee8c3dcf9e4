-- One row: the data folder holds the same id, so that files are only swept where folder and database belong together.
create table installation (
  only_row   boolean primary key default true check (only_row),
  id         uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now()
);
insert into installation default values;
