-- Applying for a home, telling the moderators what is wrong, and an agency's client landlords.

-- What a tenant tells listers when they apply; each application takes along only what they choose to show.
create table renter_profile (
  account_id   uuid primary key references account on delete cascade,
  move_in_date date,
  people       smallint check (people between 1 and 20),
  employment   text check (employment in ('full-time', 'part-time', 'self-employed', 'student', 'retired', 'between-jobs', 'other')),
  pets         text not null,
  note         text not null,
  updated_at   timestamptz not null default now()
);

create table application (
  id          uuid primary key,
  listing_id  uuid not null references listing on delete cascade,
  tenant_id   uuid not null references account on delete cascade,
  -- who lists the home, so that a lister's applications are found by one index
  lister_id   uuid not null references account on delete cascade,
  status      text not null check (status in ('sent', 'seen', 'shortlisted', 'accepted', 'declined', 'withdrawn')),
  -- the advertised rent on the day of the application
  rent_pence  integer not null check (rent_pence > 0),
  offer_pence integer check (offer_pence > 0),
  -- the chosen parts of the profile as they were then; what was not chosen is not in here
  shared      jsonb not null check (octet_length(shared::text) <= 20000),
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now()
);
create unique index application_open on application (tenant_id, listing_id) where status not in ('declined', 'withdrawn');
-- A home is let once: whoever was accepted has to step back, or be declined, before somebody else can be accepted.
create unique index application_accepted on application (listing_id) where status = 'accepted';
create index application_of_tenant on application (tenant_id, id desc);
create index application_of_lister on application (lister_id, id desc);
create index application_of_listing on application (listing_id, id desc);

-- What happened to an application. It goes when the application goes, and until then nobody can rewrite it.
create table application_event (
  id             uuid primary key,
  application_id uuid not null references application on delete cascade,
  at             timestamptz not null default clock_timestamp(),
  by             text not null check (by in ('tenant', 'lister')),
  status         text not null check (status in ('sent', 'seen', 'shortlisted', 'accepted', 'declined', 'withdrawn')),
  note           text not null default ''
);
create index application_event_of_application on application_event (application_id, at);

create function refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception '% is written once', tg_table_name;
end $$;
create trigger application_event_is_written_once before update on application_event
  for each statement execute function refuse_rewrite();

-- A listing or an account that somebody has reported, with the figures the moderators' queue is sorted by.
create table reported_target (
  -- that of the listing or of the account
  id             uuid primary key,
  listing_id     uuid unique references listing on delete cascade,
  account_id     uuid unique references account on delete cascade,
  -- different people whose report is open
  open_reporters integer not null default 0,
  -- ids are in order of time
  last_report_id uuid,
  check (num_nonnulls(listing_id, account_id) = 1 and id = coalesce(listing_id, account_id))
);
create index reported_target_queue on reported_target (open_reporters desc, last_report_id desc) where open_reporters > 0;

create table report (
  id          uuid primary key,
  target_id   uuid not null references reported_target on delete cascade,
  -- a report stays when its author goes
  reporter_id uuid references account on delete set null,
  type        text not null check (type in ('property', 'user', 'listing')),
  reason      text not null,
  description text not null,
  created_at  timestamptz not null default now(),
  closed_at   timestamptz
);
create unique index report_open_once on report (reporter_id, target_id, type) where closed_at is null;
create index report_open_of_target on report (target_id, id desc) where closed_at is null;

create table client (
  id          uuid primary key,
  account_id  uuid not null references account on delete cascade,
  name        text not null,
  email       text not null,
  phone       text not null,
  address     text not null,
  notes       text not null,
  archived_at timestamptz,
  created_at  timestamptz not null default now(),
  -- what clients are sorted by, and what the search box looks through; see account.search_text
  name_key    text not null generated always as (lower(name collate "und-x-icu")) stored,
  search_text text not null generated always as (lower((name || chr(10) || email) collate "und-x-icu")) stored
);
create index client_of_account on client (account_id, name_key, id);

alter table listing add column client_id uuid references client on delete set null;
create index listing_of_client on listing (client_id) where client_id is not null;
