-- Where homes are shown on the map: at the pin of their lister, else in the middle of their postcode, else of their district.

-- What this installation keeps to itself. Positions of hidden addresses are moved by a secret, so that nobody can work
-- out which postcode a pin stands for.
create table secret (
  name  text primary key,
  value text not null
);
insert into secret (name, value) values ('positions', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- The position that everybody may see, in millionths of a degree. The source is null until a job has placed the listing,
-- and 'none' where its place is not known.
alter table listing
  add column point_lat integer,
  add column point_lng integer,
  add column point_source text check (point_source in ('pin', 'postcode', 'outcode', 'none')),
  add constraint listing_point_is_whole check (
    (point_lat is null) = (point_lng is null) and (point_lat is null) = (coalesce(point_source, 'none') = 'none')
  );
create index listing_unplaced on listing (id) where point_source is null;

-- A home whose place is not known is found by everything but its distance.
alter table listing_search
  alter column spot drop not null,
  alter column lat drop not null,
  alter column lng drop not null;
create or replace function count_live_map_listing(listing listing_search, change integer) returns void language sql as $$
  -- Those without a place are counted in a cell off the map.
  insert into live_map_totals (region, lat_cell, lng_cell, listings, lat_sum, lng_sum)
    values (listing.region, coalesce(listing.lat, 0) / 312500, (coalesce(listing.lng, -90000000) + 90000000) / 287500,
      change, change * coalesce(listing.lat, 0)::bigint, change * coalesce(listing.lng, 0)::bigint);
$$;

-- How far the homes of a district reach, in metres on the flat map: a circle or a box is a list of districts first.
-- Bounds only grow; a rebuild of the search rows makes them fit again.
create table district_bounds (
  district text collate "C" primary key,
  west  integer not null,
  south integer not null,
  east  integer not null,
  north integer not null
);
insert into district_bounds (district, west, south, east, north)
  select district, floor(min(spot[0])), floor(min(spot[1])), ceil(max(spot[0])), ceil(max(spot[1]))
  from listing_search group by district;

create function widen_district_bounds() returns trigger language plpgsql as $$
begin
  -- A rebuild of the bounds waits for those who have written a home that it cannot see yet.
  perform pg_advisory_xact_lock_shared(5238171103);
  -- Looked up first, because an upsert would make the writers of a district wait for each other.
  if new.spot is not null and not exists (
    select from district_bounds where district = new.district
      and new.spot[0] between west and east and new.spot[1] between south and north
  ) then
    insert into district_bounds as known (district, west, south, east, north)
      values (new.district, floor(new.spot[0]), floor(new.spot[1]), ceil(new.spot[0]), ceil(new.spot[1]))
      on conflict (district) do update set west = least(known.west, excluded.west),
        south = least(known.south, excluded.south), east = greatest(known.east, excluded.east),
        north = greatest(known.north, excluded.north);
  end if;
  return null;
end $$;
create trigger listing_search_widens_bounds after insert or update of spot, district on listing_search
  for each row execute function widen_district_bounds();

-- The postcode directory that an operator imported; empty until then.
create table postcode_point (
  -- Without its space: "LS74AB".
  postcode text collate "C" not null,
  lat integer not null,
  lng integer not null,
  constraint postcode_point_pkey primary key (postcode)
);
-- One row, of the directory that is in use.
create table postcode_directory (
  is_used boolean primary key default true check (is_used),
  format text not null,
  attribution text not null,
  file_name text not null,
  postcodes integer not null,
  imported_at timestamptz not null default now()
);
