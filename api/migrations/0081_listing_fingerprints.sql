-- What a home is compared with all others by: its address, however it is written, and its text as the bands of a MinHash,
-- of which each has an index of its own. A text that says too little has no bands.
create table listing_fingerprint (
  listing_id uuid primary key references listing on delete cascade,
  account_id uuid not null,
  address_key text,
  band_1 integer,
  band_2 integer,
  band_3 integer,
  band_4 integer,
  band_5 integer,
  band_6 integer,
  band_7 integer,
  band_8 integer,
  band_9 integer,
  band_10 integer,
  band_11 integer,
  band_12 integer,
  band_13 integer,
  band_14 integer,
  band_15 integer,
  band_16 integer
);
create index listing_fingerprint_address on listing_fingerprint (address_key) where address_key is not null;
create index listing_fingerprint_band_1 on listing_fingerprint (band_1) where band_1 is not null;
create index listing_fingerprint_band_2 on listing_fingerprint (band_2) where band_2 is not null;
create index listing_fingerprint_band_3 on listing_fingerprint (band_3) where band_3 is not null;
create index listing_fingerprint_band_4 on listing_fingerprint (band_4) where band_4 is not null;
create index listing_fingerprint_band_5 on listing_fingerprint (band_5) where band_5 is not null;
create index listing_fingerprint_band_6 on listing_fingerprint (band_6) where band_6 is not null;
create index listing_fingerprint_band_7 on listing_fingerprint (band_7) where band_7 is not null;
create index listing_fingerprint_band_8 on listing_fingerprint (band_8) where band_8 is not null;
create index listing_fingerprint_band_9 on listing_fingerprint (band_9) where band_9 is not null;
create index listing_fingerprint_band_10 on listing_fingerprint (band_10) where band_10 is not null;
create index listing_fingerprint_band_11 on listing_fingerprint (band_11) where band_11 is not null;
create index listing_fingerprint_band_12 on listing_fingerprint (band_12) where band_12 is not null;
create index listing_fingerprint_band_13 on listing_fingerprint (band_13) where band_13 is not null;
create index listing_fingerprint_band_14 on listing_fingerprint (band_14) where band_14 is not null;
create index listing_fingerprint_band_15 on listing_fingerprint (band_15) where band_15 is not null;
create index listing_fingerprint_band_16 on listing_fingerprint (band_16) where band_16 is not null;

-- Homes of other accounts that share bands with a text, those that share most first. A function, because planning 16
-- lookups takes longer than running them, and PostgreSQL keeps the plan of a function.
create function listings_alike(lister uuid, bands integer[]) returns setof uuid language plpgsql stable as $$
begin
  return query
    select alike.listing_id from (
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_1 = bands[1] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_2 = bands[2] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_3 = bands[3] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_4 = bands[4] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_5 = bands[5] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_6 = bands[6] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_7 = bands[7] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_8 = bands[8] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_9 = bands[9] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_10 = bands[10] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_11 = bands[11] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_12 = bands[12] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_13 = bands[13] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_14 = bands[14] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_15 = bands[15] limit 50)
      union all
      (select print.listing_id, print.account_id from listing_fingerprint print where print.band_16 = bands[16] limit 50)
    ) alike
    where alike.account_id <> lister
    group by alike.listing_id
    order by count(*) desc, alike.listing_id
    limit 10;
end
$$;

-- Listings of an earlier version get theirs once no process of that version is left.
select graphile_worker.add_job('fingerprint-listings', '{}'::json, max_attempts => 10, run_at => now() + interval '10 minutes')
where exists (select from listing);
