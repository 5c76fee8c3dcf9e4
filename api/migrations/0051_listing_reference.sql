-- The lister's own reference of a home, by which files and feeds find it again; '' where there is none.
alter table listing
  add column reference text not null default '' check (char_length(reference) <= 60);

-- A home that comes back to the market after it was let or withdrawn is a new listing with the same reference.
create unique index listing_reference on listing (account_id, reference)
  where reference <> '' and status not in ('let', 'withdrawn');
create index listing_past_reference on listing (account_id, reference, id desc)
  where reference <> '' and status in ('let', 'withdrawn');

-- The files a photo was made of or written to, so that the same file makes no second photo of the same account.
-- `key` is a SHA-256 of the bytes of a file, or of its address.
create table photo_source (
  photo_id uuid not null references photo on delete cascade,
  key bytea not null check (octet_length(key) = 32),
  primary key (key, photo_id)
);
create index photo_source_photo on photo_source (photo_id);
