-- Finding a home: how often it is looked at, what people keep, and who is told of what is new.

create table favorite (
  account_id uuid not null references account on delete cascade,
  listing_id uuid not null references listing on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, listing_id)
);
create index favorite_newest on favorite (account_id, created_at desc, listing_id desc);
create index favorite_of_listing on favorite (listing_id);

create table listing_view (
  listing_id uuid not null references listing on delete cascade,
  day        date not null,
  views      integer not null check (views > 0),
  primary key (listing_id, day)
);

-- Tells a second look from a first one for the length of a day. The salt goes with the day, and with it the way back
-- from a hash to a visitor; a crash may take both.
create unlogged table view_salt (
  day  date primary key,
  salt bytea not null
);
create unlogged table view_seen (
  day          date not null,
  visitor_hash bytea not null,
  primary key (day, visitor_hash)
);

create table saved_search (
  id              uuid primary key,
  account_id      uuid not null references account on delete cascade,
  name            text not null,
  -- as the address of a page holds it
  search          text not null,
  frequency       text not null check (frequency in ('none', 'instant', 'daily', 'weekly')),
  created_at      timestamptz not null default now(),

  -- the search once more, as a new home is held against it: what few searches ask for, the rest stands with the keys.
  -- What was left alone is a value that any home meets.
  min_bath_halves smallint not null,
  furnishing      integer not null,
  worst_epc       smallint not null,
  available_by    date not null,
  -- millionths of a degree
  west            integer not null,
  south           integer not null,
  east            integer not null,
  north           integer not null,
  words           text not null
);
create index saved_search_of_account on saved_search (account_id, id desc);

-- Where a search looks: a home has a handful of such keys, and finds the searches that share one with it. What most
-- searches ask for stands in the index itself, so that thousands can be passed over without a look at any of them.
create table saved_search_key (
  key             text collate "C" not null,
  search_id       uuid not null references saved_search on delete cascade,
  account_id      uuid not null,
  -- false while nobody wants to be told
  writes          boolean not null,
  min_rent_pence  integer not null,
  max_rent_pence  integer not null,
  types           integer not null,
  marks_looked_at integer not null,
  marks_wanted    integer not null,
  min_bedrooms    smallint not null,
  -- metres on the flat map; null where no distance was asked for
  reach           circle,
  -- whether the search itself has something to say beyond this
  asks_more       boolean not null,
  primary key (key, search_id) include (account_id, writes, min_rent_pence, max_rent_pence, types, marks_looked_at,
    marks_wanted, min_bedrooms, reach, asks_more)
);
create index saved_search_key_of_search on saved_search_key (search_id);

-- A new home that a saved search has found: told at once, with others in a mail of the morning, or waiting for it.
create table alert (
  search_id  uuid not null references saved_search on delete cascade,
  listing_id uuid not null references listing on delete cascade,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  told       text check (told in ('instant', 'digest')),
  told_at    timestamptz,
  primary key (search_id, listing_id),
  check ((told is null) = (told_at is null))
);
create index alert_of_listing on alert (listing_id, account_id);
create index alert_of_account on alert (account_id, told_at);
create index alert_waiting on alert (search_id, created_at) where told_at is null;
create index alert_age on alert (created_at);

-- Every mail has a link of its own that stops its search, and the links of older mails stay good.
create table unsubscribe_token (
  token_hash bytea primary key,
  search_id  uuid not null references saved_search on delete cascade,
  created_at timestamptz not null default now()
);
create index unsubscribe_token_of_search on unsubscribe_token (search_id);
create index unsubscribe_token_age on unsubscribe_token (created_at);

alter table mail add column unsubscribe_link text;
