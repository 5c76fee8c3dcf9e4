-- Homes that stay for the other side of a conversation after their lister is erased keep no exact position.
update listing set point_lat = null, point_lng = null, point_source = 'none'
  from account
  where account.id = listing.account_id and account.erased_at is not null and listing.point_source is distinct from 'none';

-- Mails that have lost their body to an erasure lose the calendar entry too, which names people and places.
update mail set invitation = null where invitation is not null and sent_at is not null and text_body is null;

-- The bounds of a district end at whole kilometres: at whole metres they say where its outermost home is, also of one
-- that is long erased.
create or replace function widen_district_bounds() returns trigger language plpgsql as $$
begin
  -- A rebuild of the bounds waits for those who have written a home that it cannot see yet.
  perform pg_advisory_xact_lock_shared(5238171103);
  -- Looked up first, because an upsert would make the writers of a district wait for each other.
  if new.spot is not null and not exists (
    select from district_bounds where district = new.district
      and new.spot[0] between west and east and new.spot[1] between south and north
  ) then
    insert into district_bounds as known (district, west, south, east, north)
      values (new.district, floor(new.spot[0] / 1000) * 1000, floor(new.spot[1] / 1000) * 1000,
        ceil(new.spot[0] / 1000) * 1000, ceil(new.spot[1] / 1000) * 1000)
      on conflict (district) do update set west = least(known.west, excluded.west),
        south = least(known.south, excluded.south), east = greatest(known.east, excluded.east),
        north = greatest(known.north, excluded.north);
  end if;
  return null;
end $$;

update district_bounds set west = floor(west / 1000.0) * 1000, south = floor(south / 1000.0) * 1000,
  east = ceil(east / 1000.0) * 1000, north = ceil(north / 1000.0) * 1000;
