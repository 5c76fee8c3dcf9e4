-- An import can be undone for a day. What it replaced in a home that was there before; null in other rows.
alter table listing_import_row add column replaced jsonb;
-- Photos that could be put back are not deleted as unused.
create index listing_import_row_photos on listing_import_row (import_id) where replaced ? 'images';
