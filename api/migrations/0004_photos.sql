-- Photographs of homes. The pictures are files; this is what is known about them.

create table photo (
  id          uuid primary key,
  account_id  uuid not null references account on delete cascade,
  caption     text not null default '' check (char_length(caption) <= 140),
  -- of the largest picture
  width       integer not null check (width between 1 and 1600),
  height      integer not null check (height between 1 and 16383),
  -- the widths there are files of, smallest first
  widths      integer[] not null check (cardinality(widths) between 1 and 3),
  placeholder text not null check (char_length(placeholder) <= 100),
  -- of all its files
  bytes       integer not null check (bytes > 0),
  -- What it looks like in 64 bits, of which two pictures of the same scene share nearly all; null for a picture too flat
  -- to be told from another.
  phash       bigint,
  -- The same in five parts, each tagged with its place: hashes that differ in at most four bits share a whole part.
  phash_bands integer[] not null default '{}' check (cardinality(phash_bands) in (0, 5)),
  created_at  timestamptz not null default now()
);
create index photo_of_account on photo (account_id);
create index photo_alike on photo using gin (phash_bands) with (fastupdate = off);
