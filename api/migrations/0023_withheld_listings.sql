-- When a listing was paused because the law no longer allows it to be shown; it goes live again by itself once it is mended.
alter table listing add column withheld_at timestamptz;
alter table listing add constraint listing_withheld_is_paused check (withheld_at is null or status = 'paused');
create index listing_withheld on listing (id) where withheld_at is not null;
