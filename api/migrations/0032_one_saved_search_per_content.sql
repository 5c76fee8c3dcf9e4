-- Saving a search again without an idempotency key made a second one. Of several equal ones the one that writes most
-- often stays, the oldest among those; what the others have told and their links to stop it go to it.
create temporary table duplicate_search on commit drop as
  select id, first_value(id) over (
    partition by account_id, search
    order by array_position(array['instant', 'daily', 'weekly', 'none'], frequency), id
  ) as kept_id
  from saved_search;
delete from duplicate_search where id = kept_id;

insert into alert (search_id, listing_id, account_id, created_at, told, told_at)
  select distinct on (kept_id, listing_id) kept_id, listing_id, account_id, created_at, told, told_at
  from alert join duplicate_search on duplicate_search.id = alert.search_id
  order by kept_id, listing_id, told_at nulls last
  on conflict (search_id, listing_id) do update
    set told = coalesce(alert.told, excluded.told), told_at = coalesce(alert.told_at, excluded.told_at);
update unsubscribe_token set search_id = duplicate_search.kept_id
  from duplicate_search where unsubscribe_token.search_id = duplicate_search.id;
delete from saved_search using duplicate_search where saved_search.id = duplicate_search.id;

create unique index saved_search_content on saved_search (account_id, search);
