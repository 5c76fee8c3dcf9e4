-- What the public page of an agent or landlord is called in its address. Former names stay, and lead to the present one.
create table page_name (
  name text collate "C" primary key check (char_length(name) between 1 and 60),
  account_id uuid not null references account on delete cascade,
  is_current boolean not null,
  given_at timestamptz not null default now()
);
create unique index page_name_current on page_name (account_id) where is_current;
create index page_name_of_account on page_name (account_id, given_at);
create trigger page_name_change_is_told after insert or update or delete on page_name
  for each statement execute function notify_listing_change();

-- Null until the owner decides: agents have a page by default, and landlords have none.
alter table account add column shows_page boolean;
drop trigger account_change_is_told on account;
create trigger account_change_is_told
  after update of first_name, last_name, photo_id, verified_at, pending_email, suspended_at, closed_at, homes_hidden_at,
    shows_page
  on account for each statement execute function notify_listing_change();

-- The pages of agencies name their branches.
create trigger branch_change_is_told after insert or update or delete on branch
  for each statement execute function notify_listing_change();

-- The homes on such a page, newest first, and how many an agent has in each district.
create index listing_live_of_account on listing (account_id, published_at desc, id desc) include (outcode)
  where status = 'live';

insert into page_name (name, account_id, is_current)
select case when number = 1 then base else base || '-' || number end, account_id, true
from (
  select account_id, base, row_number() over (partition by base order by account_id) as number
  from (
    select agency.account_id,
      coalesce(nullif(trim(both '-' from left(
        regexp_replace(replace(lower(agency.company_name), '&', ' and '), '[^a-z0-9]+', '-', 'g'), 50)), ''), 'agent') as base
    from agency join account on account.id = agency.account_id
    where account.user_type = 'agent' and account.verified_at is not null and account.erased_at is null
      and agency.company_name <> ''
  ) as bases
) as numbered
on conflict do nothing;
