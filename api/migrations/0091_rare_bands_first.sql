-- What few texts share says more than what many do: a copy that shares one rare band with its original would be lost
-- among homes that share the words at the end of every advert.
create or replace function listings_alike(lister uuid, bands integer[]) returns setof uuid language plpgsql stable as $$
begin
  return query
    select alike.listing_id from (
      select every.listing_id, every.account_id, 1.0 / count(*) over (partition by every.band) as weight from (
        (select 1 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_1 = bands[1] limit 50)
        union all
        (select 2 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_2 = bands[2] limit 50)
        union all
        (select 3 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_3 = bands[3] limit 50)
        union all
        (select 4 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_4 = bands[4] limit 50)
        union all
        (select 5 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_5 = bands[5] limit 50)
        union all
        (select 6 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_6 = bands[6] limit 50)
        union all
        (select 7 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_7 = bands[7] limit 50)
        union all
        (select 8 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_8 = bands[8] limit 50)
        union all
        (select 9 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_9 = bands[9] limit 50)
        union all
        (select 10 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_10 = bands[10] limit 50)
        union all
        (select 11 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_11 = bands[11] limit 50)
        union all
        (select 12 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_12 = bands[12] limit 50)
        union all
        (select 13 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_13 = bands[13] limit 50)
        union all
        (select 14 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_14 = bands[14] limit 50)
        union all
        (select 15 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_15 = bands[15] limit 50)
        union all
        (select 16 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_16 = bands[16] limit 50)
      ) every
    ) alike
    where alike.account_id <> lister
    group by alike.listing_id
    order by sum(alike.weight) desc, alike.listing_id
    limit 10;
end
$$;
