-- A card of a home and where homes are, each read from one row.

-- How many photographs a listing has and which one comes first, so that a list of homes counts none. Kept by the
-- triggers below. That the photograph exists is seen to by listing_photo: a second reference would need an index.
alter table listing add column photos smallint not null default 0, add column cover_id uuid;

create function note_photos() returns trigger language plpgsql as $$
begin
  -- Whoever else changes the same photographs has to be done before they are counted.
  perform from listing where id in (select listing_id from changed) order by id for no key update;
  update listing set photos = noted.photos, cover_id = noted.cover_id
    from (
      select id, count(photo_id) as photos, (array_agg(photo_id) filter (where position = 0))[1] as cover_id
      from (select distinct listing_id as id from changed) as listed
      left join listing_photo on listing_id = id
      group by id
    ) as noted
    where listing.id = noted.id
      and (listing.photos, listing.cover_id) is distinct from (noted.photos::smallint, noted.cover_id);
  return null;
end $$;
create trigger listing_photos_are_added after insert on listing_photo
  referencing new table as changed for each statement execute function note_photos();
create trigger listing_photos_are_moved after update on listing_photo
  referencing new table as changed for each statement execute function note_photos();
create trigger listing_photos_are_removed after delete on listing_photo
  referencing old table as changed for each statement execute function note_photos();

update listing set photos = noted.photos, cover_id = noted.cover_id
  from (
    select listing_id, count(*) as photos, (array_agg(photo_id) filter (where position = 0))[1] as cover_id
    from listing_photo group by listing_id
  ) as noted
  where listing.id = noted.listing_id;

-- What a card says, put together when it is written: a list of homes is read far more often than a home changes, and a
-- column each took most of the time of reading one. Both functions are immutable because nothing here depends on a
-- setting, not even the instant, which is in milliseconds.
create function card_of(
  id uuid, title text, status text, rent_pence integer, bedrooms smallint, bathrooms real, property_type text, city text,
  outcode text, postcode text, available_date date, features text[], information jsonb, photos smallint,
  published_at timestamptz
) returns json language sql immutable
  return json_build_object('id', id, 'title', title, 'status', status, 'rent_pence', rent_pence, 'bedrooms', bedrooms,
    'bathrooms', bathrooms, 'property_type', property_type, 'city', city, 'outcode', outcode, 'postcode', postcode,
    'available_date', available_date, 'features', features[1:3],
    -- where features of its own do not fill the card
    'information', case when cardinality(features) < 3 then jsonb_strip_nulls(jsonb_build_object(
      'councilTaxBand', information -> 'councilTaxBand', 'epcRating', information -> 'epcRating',
      'leaseLength', information -> 'leaseLength', 'billsIncluded', information -> 'billsIncluded',
      'utilitiesIncluded', information -> 'utilitiesIncluded',
      'fireSafetyFeatures', information -> 'fireSafetyFeatures',
      'accessibilityFeatures', information -> 'accessibilityFeatures')) end,
    'photos', photos, 'published_at', floor(extract(epoch from published_at) * 1000)::bigint);
alter table listing add column card json not null generated always as (
  card_of(id, title, status, rent_pence, bedrooms, bathrooms, property_type, city, outcode, postcode, available_date,
    features, material_information, photos, coalesce(published_at, submitted_at))
) stored;

create function cover_of(id uuid, caption text, width integer, height integer, widths integer[], placeholder text)
returns json language sql immutable
  return json_build_object('id', id, 'caption', caption, 'width', width, 'height', height, 'widths', widths,
    'placeholder', placeholder);
alter table photo add column cover json not null generated always as (
  cover_of(id, caption, width, height, widths, placeholder)
) stored;

-- A circle or a box is a list of districts first, and of all their homes those that lie in it: half the work of an
-- index of points, which had to be kept besides.
drop index listing_search_spot;
drop index listing_search_district;
create index listing_search_district on listing_search (district, published_at desc, listing_id desc)
  include (spot, lat, lng, rent_pence, marks, available_date, bedrooms, bath_halves, epc, outcode);

-- Also answers how many homes of a region there are within a budget.
drop index listing_search_region_rent;
create index listing_search_region_rent on listing_search (region, rent_pence, published_at desc, listing_id desc)
  include (marks, available_date, bedrooms, bath_halves, epc);

-- Counted by the cells of a grid instead of outcodes: the finest grid that a map of the whole country is drawn in, so
-- that drawing it adds up a few hundred rows. api/src/features/search/map-grid.ts has the same numbers.
drop table live_count;
create table live_count (
  region   text collate "C" not null,
  -- counted from the equator, and from 90 degrees west
  lat_cell smallint not null,
  lng_cell smallint not null,
  homes    integer not null,
  lats     bigint not null,
  lngs     bigint not null
);
create index live_count_of_region on live_count (region);
insert into live_count (region, lat_cell, lng_cell, homes, lats, lngs)
  select region, lat / 312500, (lng + 90000000) / 287500, count(*), sum(lat), sum(lng)
  from listing_search group by 1, 2, 3;

-- A change of what is not counted leaves the counts alone: fewer rows to add up.
create function count_live_place(home listing_search, change integer) returns void language sql as $$
  insert into live_count (region, lat_cell, lng_cell, homes, lats, lngs)
    values (home.region, home.lat / 312500, (home.lng + 90000000) / 287500, change, change * home.lat::bigint,
      change * home.lng::bigint);
$$;
create function count_live_kind(home listing_search, change integer) returns void language sql as $$
  insert into live_kind (region, type_mark, bedrooms, rent_pence, homes, counts)
    values (home.region, home.marks & 511, home.bedrooms, home.rent_pence, change,
      array(select change * (home.marks >> mark & 1) from generate_series(9, 29) as mark order by mark)
        || array(select change * (home.epc = rating)::int from generate_series(1, 7) as rating order by rating));
$$;
create or replace function count_live_homes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or (old.region, old.lat, old.lng) is distinct from (new.region, new.lat, new.lng) then
    if tg_op <> 'INSERT' then perform count_live_place(old, -1); end if;
    if tg_op <> 'DELETE' then perform count_live_place(new, 1); end if;
  end if;
  if tg_op <> 'UPDATE' or (old.region, old.marks, old.bedrooms, old.rent_pence, old.epc)
      is distinct from (new.region, new.marks, new.bedrooms, new.rent_pence, new.epc) then
    if tg_op <> 'INSERT' then perform count_live_kind(old, -1); end if;
    if tg_op <> 'DELETE' then perform count_live_kind(new, 1); end if;
  end if;
  return null;
end $$;
drop function count_live_home;
