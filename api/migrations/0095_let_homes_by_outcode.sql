-- How fast the homes of a place go is read from those that were let there.
create index listing_let_by_outcode on listing (outcode collate "C", let_at) where let_at is not null;
