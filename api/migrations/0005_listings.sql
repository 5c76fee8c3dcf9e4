-- Homes to let: what a lister is still writing, what they have submitted, and what happened to it.

create table draft (
  id         uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- as it was typed: nothing in it has been checked
  form       jsonb not null check (octet_length(form::text) <= 100000),
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index draft_of_account on draft (account_id, updated_at desc);

create table listing (
  id                     uuid primary key,
  account_id             uuid not null references account on delete cascade,
  status                 text not null check (status in ('pending', 'live', 'paused', 'let-agreed', 'let', 'rejected', 'withdrawn', 'expired')),
  version                integer not null default 1,

  title                  text not null,
  description            text not null,
  line1                  text not null,
  line2                  text not null,
  city                   text not null,
  county                 text not null,
  postcode               text not null,
  outcode                text not null,
  -- null while a postcode on a border leaves it open
  nation                 text check (nation in ('england', 'wales', 'scotland', 'northern-ireland')),
  rent_pence             integer not null check (rent_pence > 0),
  property_type          text not null check (property_type in ('flat', 'house', 'studio', 'terraced', 'semi-detached', 'detached', 'maisonette', 'bungalow', 'room')),
  bedrooms               smallint not null check (bedrooms >= 0),
  bathrooms              real not null check (bathrooms >= 1),
  has_parking            boolean not null,
  is_shared              boolean not null,
  available_date         date not null,
  features               text[] not null,
  -- deposits, bills, bands, safety and the like: read with the listing and never searched by
  material_information   jsonb not null,

  rejection_reason       text,
  -- what a moderator should look at, found when it was submitted
  flags                  jsonb not null default '[]',
  submitted_at           timestamptz not null,
  published_at           timestamptz,
  -- when the lister last said that it is still to be had
  confirmed_at           timestamptz,
  reminded_at            timestamptz,
  confirm_token_hash     bytea unique,
  created_at             timestamptz not null default now(),
  updated_at             timestamptz not null default now()
);
create index listing_of_account on listing (account_id, id desc);
create index listing_by_status on listing (status, id desc);
create index listing_to_confirm on listing (confirmed_at) where status = 'live';
create index listing_of_outcode on listing (outcode, rent_pence) where status = 'live';

create table listing_photo (
  listing_id uuid not null references listing on delete cascade,
  photo_id   uuid not null references photo,
  position   smallint not null check (position between 0 and 29),
  primary key (listing_id, position)
);
create index listing_photo_of_photo on listing_photo (photo_id);

create table inventory_booking (
  id         uuid primary key,
  listing_id uuid not null unique references listing on delete cascade,
  status     text not null default 'requested' check (status in ('requested', 'arranged', 'completed', 'cancelled')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Every decision about a listing and by an admin. Rows are written once; not even a mistake can change or remove them.
create table audit_entry (
  id          uuid primary key,
  at          timestamptz not null default now(),
  -- kept when the account is gone: who it was is no longer known, that it was one person is
  actor_id    uuid,
  actor_role  text not null check (actor_role in ('lister', 'moderator', 'clock')),
  action      text not null,
  target_type text not null check (target_type in ('listing', 'account', 'inventory-booking')),
  target_id   uuid not null,
  status      text not null,
  note        text not null default ''
);
create index audit_entry_of_target on audit_entry (target_type, target_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are written once';
end $$;
create trigger audit_entry_is_append_only before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();
