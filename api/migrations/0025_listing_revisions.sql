-- Changes of an approved listing that wait for a moderator. The listing itself stays as it was approved meanwhile.
create table listing_revision (
  -- A later revision of the listing replaces it under a new id, so ids are in the order in which they wait.
  id uuid primary key,
  listing_id uuid not null unique references listing on delete cascade,
  -- The whole listing under the names of the wire, with the ids of its photos.
  form jsonb not null check (octet_length(form::text) <= 100000),
  -- Captions by the ids of their photos, where they differ from those that are shown.
  captions jsonb not null default '{}' check (octet_length(captions::text) <= 20000),
  reasons jsonb not null check (octet_length(reasons::text) <= 200000),
  flags jsonb not null check (octet_length(flags::text) <= 200000),
  base_version integer not null,
  submitted_at timestamptz not null default now()
);
