-- How many new homes an account has listed on its last day of listing, whichever way they came and whatever became of
-- them since.
create table listing_allowance (
  account_id uuid primary key references account on delete cascade,
  day date not null,
  listed integer not null check (listed >= 0)
);

-- When an admin confirmed that the agency belongs to the redress scheme that it names.
alter table agency add column redress_confirmed_at timestamptz;
-- Agencies that are known already go on as before.
update agency set redress_confirmed_at = now()
where account_id in (select id from account where is_demo)
  or account_id in (
    select account_id from listing where published_at is not null group by account_id having count(*) > 500
  );

-- Until when new homes of an import wait because its account has listed as many as it may today.
alter table listing_import add column waits_until timestamptz;

create index feed_property_waiting on feed_property (account_id) where media = 'waiting';
