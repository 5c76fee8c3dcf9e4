-- The last news of a home that somebody was told, or is about to be. One row for each person and home, so that nobody
-- is told twice. For a lower rent, the row also says which rent and what it was before.
create table home_news (
  listing_id uuid not null references listing on delete cascade,
  account_id uuid not null references account on delete cascade,
  event text not null check (event in ('let', 'withdrawn', 'hidden', 'lister-gone', 'back', 'rent-cut')),
  tie text not null check (tie in ('viewing', 'accepted', 'applied', 'waiting', 'viewed', 'enquired', 'saved')),
  rent_id bigint,
  previous_rent_pence integer,
  due_at timestamptz not null,
  told_at timestamptz,
  primary key (listing_id, account_id)
);
create index home_news_of_account on home_news (account_id);
create index home_news_by_age on home_news (due_at);

-- Those who wrote about a home and were told that it is let are not told again.
insert into home_news (listing_id, account_id, event, tie, due_at, told_at)
  select listing_id, tenant_id, 'let', 'enquired', let_told_at, let_told_at from conversation where let_told_at is not null;

-- Emails about saved homes, which can be switched off.
alter table account add column saved_home_emails boolean not null default true;

create table saved_homes_link (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now()
);
create index saved_homes_link_of_account on saved_homes_link (account_id);
create index saved_homes_link_by_age on saved_homes_link (created_at);
