-- Saved searches that ask when a home becomes available at the earliest, and when it was added.
alter table saved_search
  add column available_from date not null default '0001-01-01',
  add column added_days smallint check (added_days > 0),
  add column added_since timestamptz;
