-- Somebody who takes photos of others cuts off their edges. What the whole picture looked like is guessed when it is
-- uploaded, so that it can be looked up by the index over whole pictures; photos of before stay as they are.
alter table photo add column wider_phash bigint;
alter table photo add column wider_phash_bands int[] not null default '{}' check (cardinality(wider_phash_bands) in (0, 5));
