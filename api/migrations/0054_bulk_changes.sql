-- A change of many homes that can still be undone, or whose consequences have yet to follow; deleted by the job
-- `finish-bulk-change` within seconds.
create table bulk_change (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  actor_id uuid not null references account on delete cascade,
  action text not null check (action in ('confirm', 'pause', 'resume', 'agree', 'let', 'rent')),
  made_at timestamptz not null default now(),
  -- Set when the time to undo it is over.
  is_final boolean not null default false
);
create index bulk_change_of_account on bulk_change (account_id);
create index bulk_change_of_actor on bulk_change (actor_id);

-- What each home was before, and its version since.
create table bulk_change_home (
  change_id uuid not null references bulk_change on delete cascade,
  listing_id uuid not null references listing on delete cascade,
  version integer not null,
  status text not null,
  rent_pence integer not null,
  confirmed_at timestamptz,
  reminded_at timestamptz,
  let_at timestamptz,
  withheld_at timestamptz,
  reduced_from_pence integer,
  reduced_until timestamptz,
  primary key (change_id, listing_id)
);
create index bulk_change_home_of_listing on bulk_change_home (listing_id);
