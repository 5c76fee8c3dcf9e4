-- Finding a home: live listings once more, narrow enough that a search reads an index and nothing else.

-- Only what can be found is in here: live, and of an account that is not suspended. Coordinates are those of the pin,
-- rounded on purpose, never those of the door.
create table listing_search (
  listing_id     uuid primary key references listing on delete cascade,
  -- cut to milliseconds, which is what the cursor of a page can carry
  published_at   timestamptz not null,
  -- metres on a flat map, so that a distance is a plain one
  spot           point not null,
  -- millionths of a degree
  lat            integer not null,
  lng            integer not null,
  rent_pence     integer not null,
  -- everything about a home that is true or not, one bit each: api/src/features/search/marks.ts
  marks          integer not null,
  available_date date not null,
  bedrooms       smallint not null,
  bath_halves    smallint not null,
  -- 1 is A and 7 is G; 8 where nobody said
  epc            smallint not null,
  -- SW1 for SW1A, as people say it
  district       text collate "C" not null,
  outcode        text collate "C" not null,
  -- the letters of the postcode area; postal London is one region
  region         text collate "C" not null
) with (
  -- an index alone answers only for pages that were vacuumed since their last change
  autovacuum_vacuum_scale_factor = 0.002,
  autovacuum_vacuum_insert_scale_factor = 0.002,
  autovacuum_analyze_scale_factor = 0.02
);
create index listing_search_district on listing_search (district, published_at desc, listing_id desc)
  include (outcode, rent_pence, marks, bedrooms, bath_halves, epc, available_date);
create index listing_search_region on listing_search (region, published_at desc, listing_id desc)
  include (rent_pence, marks, bedrooms, bath_halves, epc, available_date);
create index listing_search_region_rent on listing_search (region, rent_pence, published_at desc, listing_id desc);
create index listing_search_newest on listing_search (published_at desc, listing_id desc)
  include (rent_pence, marks, bedrooms, bath_halves, epc, available_date);
create index listing_search_rent on listing_search (rent_pence, published_at desc, listing_id desc);
create index listing_search_bedrooms on listing_search (bedrooms desc, published_at desc, listing_id desc);
create index listing_search_spot on listing_search using gist (spot)
  include (listing_id, published_at, lat, lng, rent_pence, marks, bedrooms, bath_halves, epc, available_date);

-- The words of a home, apart from the narrow rows.
create table listing_words (
  listing_id uuid primary key references listing_search on delete cascade,
  words      tsvector not null
);
create index listing_words_found on listing_words using gin (words) with (fastupdate = off);

-- How many homes there are to let, kept as changes to be added up: nobody waits for anybody else's count. An hourly
-- job adds them up. Here by outcode, with the sum of where they are.
create table live_count (
  region  text collate "C" not null,
  outcode text collate "C" not null,
  homes   integer not null,
  lats    bigint not null,
  lngs    bigint not null
);
create index live_count_of_region on live_count (region);

-- And by what most people filter by, so that a search of all London adds up a few thousand rows, not all its homes.
create table live_kind (
  region     text collate "C" not null,
  -- the marks that say which type of home it is
  type_mark  integer not null,
  bedrooms   smallint not null,
  rent_pence integer not null,
  homes      integer not null,
  -- how many have each of the other marks, in their order, and how many each energy rating
  counts     integer[] not null
);
create index live_kind_of_region on live_kind (region);

create function count_live_home(home listing_search, change integer) returns void language sql as $$
  insert into live_count (region, outcode, homes, lats, lngs)
    values (home.region, home.outcode, change, change * home.lat::bigint, change * home.lng::bigint);
  insert into live_kind (region, type_mark, bedrooms, rent_pence, homes, counts)
    values (home.region, home.marks & 511, home.bedrooms, home.rent_pence, change,
      array(select change * (home.marks >> mark & 1) from generate_series(9, 29) as mark order by mark)
        || array(select change * (home.epc = rating)::int from generate_series(1, 7) as rating order by rating));
$$;

create function count_live_homes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_live_home(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_live_home(new, 1); end if;
  return null;
end $$;
create trigger listing_search_is_counted after insert or update or delete on listing_search
  for each row execute function count_live_homes();
