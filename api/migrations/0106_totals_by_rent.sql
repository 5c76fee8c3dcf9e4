-- A search of a region by type and rent reads the totals it adds up and no others, from the index alone. Between the
-- hourly sums, changes of every region lie side by side in the table, so reading all of a region touched most of them.
drop index live_listing_totals_of_region;
create index live_listing_totals_by_rent on live_listing_totals (region, property_type, rent_pence)
  include (bedrooms, listings);

-- An index alone answers only for pages that were vacuumed since their last change.
alter table live_listing_totals set (autovacuum_vacuum_insert_threshold = 500, autovacuum_vacuum_insert_scale_factor = 0);
