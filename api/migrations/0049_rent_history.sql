-- Every rent that a home was publicly offered at, and from when to when.
create table listing_rent (
  id bigint generated always as identity primary key,
  listing_id uuid not null references listing on delete cascade,
  rent_pence integer not null check (rent_pence > 0),
  since timestamptz not null,
  -- Null while it is the rent of a live listing.
  until timestamptz
);
create index listing_rent_of_listing on listing_rent (listing_id, id);

-- Until a release knew of rent histories, nobody kept when a rent was changed.
insert into listing_rent (listing_id, rent_pence, since, until)
  select id, rent_pence, published_at,
    case when status <> 'live' then greatest(published_at, coalesce(let_at, updated_at)) end
  from listing where published_at is not null order by id;

alter table listing
  -- The lowest rent of the 30 days before the latest cut, while the home is shown as reduced.
  add column reduced_from_pence integer check (reduced_from_pence > 0),
  add column reduced_until timestamptz,
  -- An earlier listing of the same home by the same account, whose rent history this one continues.
  add column continues_id uuid references listing on delete set null,
  add constraint listing_reduction_whole check ((reduced_from_pence is null) = (reduced_until is null));
create index listing_reduced on listing (reduced_until) where reduced_until is not null;
create index listing_continues on listing (continues_id) where continues_id is not null;
create index listing_of_postcode on listing (account_id, postcode) where published_at is not null;

-- Triggers keep the history, so that no way to change a listing can forget it.
create function keep_first_rents() returns trigger language plpgsql as $$
begin
  insert into listing_rent (listing_id, rent_pence, since)
    select id, rent_pence, coalesce(published_at, now()) from changed where status = 'live';
  return null;
end $$;
create trigger listing_rents_start after insert on listing referencing new table as changed
  for each statement execute function keep_first_rents();

create function keep_rent() returns trigger language plpgsql as $$
declare
  latest listing_rent;
begin
  select * into latest from listing_rent where listing_id = new.id order by id desc limit 1;
  if new.status = 'live' and latest.rent_pence = new.rent_pence then
    update listing_rent set until = null where id = latest.id and until is not null;
  else
    update listing_rent set until = now() where id = latest.id and until is null;
    if new.status = 'live' then
      insert into listing_rent (listing_id, rent_pence, since)
        values (new.id, new.rent_pence, case when latest.id is null then coalesce(new.published_at, now()) else now() end);
    end if;
  end if;
  return null;
end $$;
create trigger listing_rent_is_kept after update on listing for each row
  when ((old.status, old.rent_pence) is distinct from (new.status, new.rent_pence))
  execute function keep_rent();

-- The rent before a cut that a saved search was told of; null for a home that was new to it.
alter table alert add column previous_rent_pence integer;

-- Whether somebody who only enquired was told that the home is let.
alter table conversation add column let_told_at timestamptz;
