-- Searchable facts have names: positions of bits are looked up by name, in code and in SQL.

-- Everything about a listing that is true or false and can be searched by. A flag keeps its position for good, because
-- search rows and saved searches store masks of them. The application adds flags that it knows and finds missing.
create table search_flag (
  name      text collate "C" primary key,
  -- as many as a bigint has bits beside its sign
  position  smallint not null unique check (position between 0 and 62),
  -- whether every search row says if it has the flag; until then the application rebuilds them before it serves
  is_filled boolean not null default false
);
-- Bits in the order in which they are stored already, then the energy ratings, which had a column of their own.
insert into search_flag (name, position, is_filled)
  select name, place - 1, true from unnest(array[
    'flat', 'house', 'studio', 'terraced', 'semi-detached', 'detached', 'maisonette', 'bungalow', 'room',
    'furnished', 'part-furnished', 'unfurnished', 'parking', 'bills', 'shared', 'pets',
    'garden', 'balcony', 'dishwasher', 'washing-machine', 'lift', 'en-suite', 'storage', 'broadband', 'double-glazing',
    'ev-charging', 'bike-storage', 'concierge', 'gym', 'step-free',
    'epc-a', 'epc-b', 'epc-c', 'epc-d', 'epc-e', 'epc-f', 'epc-g'
  ]) with ordinality as flag (name, place);

-- The flags of the energy ratings from A to the given one; none beyond G, which stands for an unknown rating.
create function pg_temp.epc_mask(best integer, worst integer) returns bigint language sql as $$
  select coalesce(bit_or(1::bigint << position), 0) from search_flag
  where name between 'epc-' || chr(ascii('a') + best - 1) and 'epc-' || chr(ascii('a') + worst - 1) and worst <= 7
$$;

-- Search rows. Nothing that is counted changes, so the trigger rests.
alter table listing_search disable trigger listing_search_is_counted;
drop index listing_search_district, listing_search_region, listing_search_region_rent, listing_search_newest;
alter table listing_search add column property_type text collate "C";
update listing_search set property_type = listing.property_type from listing where listing.id = listing_id;
alter table listing_search rename column marks to flags;
alter table listing_search
  alter column property_type set not null,
  alter column flags type bigint using flags::bigint | pg_temp.epc_mask(epc, epc),
  drop column epc;
create index listing_search_district on listing_search (district, published_at desc, listing_id desc)
  include (spot, lat, lng, rent_pence, flags, available_date, bedrooms, bath_halves, outcode);
create index listing_search_region on listing_search (region, published_at desc, listing_id desc)
  include (rent_pence, flags, bedrooms, bath_halves, available_date);
create index listing_search_region_rent on listing_search (region, rent_pence, published_at desc, listing_id desc)
  include (flags, available_date, bedrooms, bath_halves);
create index listing_search_newest on listing_search (published_at desc, listing_id desc)
  include (rent_pence, flags, bedrooms, bath_halves, available_date);

-- Totals of live listings. Both tables hold changes to be summed, so that concurrent writers do not wait for each other;
-- an hourly job replaces the rows of one key by their sum.
alter table live_count rename to live_map_totals;
alter table live_map_totals rename column homes to listings;
alter table live_map_totals rename column lats to lat_sum;
alter table live_map_totals rename column lngs to lng_sum;
alter index live_count_of_region rename to live_map_totals_of_region;

create table live_listing_totals (
  region        text collate "C" not null,
  property_type text collate "C" not null,
  bedrooms      smallint not null,
  rent_pence    integer not null,
  listings      integer not null,
  -- how many of them have each flag, in the order of search_flag.position; flags that came later may be missing
  flag_counts   integer[] not null
);
insert into live_listing_totals (region, property_type, bedrooms, rent_pence, listings, flag_counts)
  select region, type.name, bedrooms, rent_pence, homes,
    -- types had no counts of their own; the others stand in the order of their positions
    array(select case when flag.name = type.name then homes else 0 end from search_flag as flag
      where flag.position <= (select position from search_flag where name = 'room') order by flag.position) || counts
  from live_kind join search_flag as type on 1::bigint << type.position = type_mark;
create index live_listing_totals_of_region on live_listing_totals (region);

create function count_live_listing(listing listing_search, change integer) returns void language sql as $$
  insert into live_listing_totals (region, property_type, bedrooms, rent_pence, listings, flag_counts)
    values (listing.region, listing.property_type, listing.bedrooms, listing.rent_pence, change,
      array(select change * (listing.flags >> position & 1)::integer from search_flag order by position));
$$;
-- The cells of map-grid.ts, which a test compares with these.
create function count_live_map_listing(listing listing_search, change integer) returns void language sql as $$
  insert into live_map_totals (region, lat_cell, lng_cell, listings, lat_sum, lng_sum)
    values (listing.region, listing.lat / 312500, (listing.lng + 90000000) / 287500, change,
      change * listing.lat::bigint, change * listing.lng::bigint);
$$;
create function count_live_listings() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or (old.region, old.lat, old.lng) is distinct from (new.region, new.lat, new.lng) then
    if tg_op <> 'INSERT' then perform count_live_map_listing(old, -1); end if;
    if tg_op <> 'DELETE' then perform count_live_map_listing(new, 1); end if;
  end if;
  if tg_op <> 'UPDATE' or (old.region, old.property_type, old.bedrooms, old.rent_pence, old.flags)
      is distinct from (new.region, new.property_type, new.bedrooms, new.rent_pence, new.flags) then
    if tg_op <> 'INSERT' then perform count_live_listing(old, -1); end if;
    if tg_op <> 'DELETE' then perform count_live_listing(new, 1); end if;
  end if;
  return null;
end $$;
drop trigger listing_search_is_counted on listing_search;
create trigger listing_search_is_counted after insert or update or delete on listing_search
  for each row execute function count_live_listings();
drop function count_live_homes, count_live_kind, count_live_place;
drop table live_kind;

-- Saved searches: masks that a new listing is compared with.
alter table saved_search
  -- a listing has one flag of each; a filter that lets any of several flags pass adds a mask
  add column any_flags bigint[] not null default '{}';
update saved_search set any_flags =
  case when furnishing = -1 then '{}' else array[furnishing::bigint] end
  || case when worst_epc > 7 then '{}' else array[pg_temp.epc_mask(1, worst_epc)] end
  where furnishing <> -1 or worst_epc <= 7;
alter table saved_search drop column furnishing, drop column worst_epc, alter column any_flags drop default;

alter table saved_search_key drop constraint saved_search_key_pkey;
alter table saved_search_key rename column types to type_flags;
alter table saved_search_key rename column marks_wanted to required_flags;
alter table saved_search_key rename column marks_looked_at to excluded_flags;
alter table saved_search_key
  alter column type_flags type bigint,
  alter column required_flags type bigint,
  alter column excluded_flags type bigint using excluded_flags & ~required_flags,
  add primary key (key, search_id) include (account_id, writes, min_rent_pence, max_rent_pence, type_flags,
    required_flags, excluded_flags, min_bedrooms, reach, asks_more);
