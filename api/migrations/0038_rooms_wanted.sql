-- The most bedrooms a saved search asks for; where it asks for no such thing, more than any home has.
alter table saved_search_key add column max_bedrooms smallint not null default 32767;
alter table saved_search_key alter column max_bedrooms drop default;
alter table saved_search_key drop constraint saved_search_key_pkey;
alter table saved_search_key add constraint saved_search_key_pkey primary key (key, search_id) include (account_id, writes,
  min_rent_pence, max_rent_pence, type_flags, required_flags, excluded_flags, min_bedrooms, max_bedrooms, reach, asks_more);

-- What a tenant looks for, besides what sign-up asks.
alter table tenant_preference
  add column min_bedrooms smallint check (min_bedrooms between 1 and 50),
  add column wants_parking boolean not null default false,
  add column wants_pets boolean not null default false;
