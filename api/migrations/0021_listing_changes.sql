-- Tells every process that a listing, or what pages show of its lister, has changed, so that cached pages are dropped.
-- The payload is always empty: PostgreSQL then sends one notification per transaction, however many rows it changes.

create function notify_listing_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('letfair_listings', '');
  return null;
end $$;

create trigger listing_change_is_told after insert or update or delete on listing
  for each statement execute function notify_listing_change();
create trigger listing_search_change_is_told after insert or update or delete on listing_search
  for each statement execute function notify_listing_change();
create trigger photo_change_is_told after update on photo
  for each statement execute function notify_listing_change();
create trigger agency_change_is_told after insert or update on agency
  for each statement execute function notify_listing_change();
create trigger account_change_is_told after
  update of first_name, last_name, photo_id, verified_at, pending_email, suspended_at, closed_at on account
  for each statement execute function notify_listing_change();
