-- Viewings of homes: when a home can be viewed, the times that follow from it, who has booked them, and who waits.

-- For the constraint that keeps the times of one lister apart.
create extension if not exists btree_gist;

create table viewing_times (
  listing_id     uuid primary key references listing on delete cascade,
  minutes        smallint not null check (minutes between 10 and 180),
  gap_minutes    smallint not null check (gap_minutes between 0 and 120),
  capacity       smallint not null check (capacity between 1 and 20),
  mode           text not null check (mode in ('in-person', 'video')),
  video_link     text not null check (char_length(video_link) <= 500),
  notice_hours   smallint not null check (notice_hours between 0 and 168),
  meeting_place  text not null check (char_length(meeting_place) <= 200),
  notes          text not null check (char_length(notes) <= 1000),
  meets          text not null check (char_length(meets) <= 100),
  allows_overlap boolean not null,
  -- weekly hours, days off and single times
  pattern        jsonb not null check (octet_length(pattern::text) <= 20000),
  -- the last day whose times are in viewing_slot
  extended_to    date not null,
  updated_at     timestamptz not null default now()
);
create index viewing_times_to_extend on viewing_times (extended_to, listing_id);

create table viewing_slot (
  id           uuid primary key,
  listing_id   uuid not null references listing on delete cascade,
  -- who lists the home, so that their week is found by one index
  lister_id    uuid not null references account on delete cascade,
  starts_at    timestamptz not null,
  ends_at      timestamptz not null,
  capacity     smallint not null check (capacity between 1 and 20),
  -- places that are booked, or held for somebody on the waiting list
  taken        smallint not null default 0,
  source       text not null check (source in ('weekly', 'single', 'proposed')),
  -- the only tenant who can book it
  reserved_for uuid references account on delete cascade,
  may_overlap  boolean not null,
  -- no longer among the times of the home; kept for those who have booked it
  withdrawn_at timestamptz,
  constraint viewing_slot_not_overbooked check (taken between 0 and capacity),
  check (ends_at > starts_at),
  -- A lister meets people at one place at a time.
  constraint viewing_slot_apart exclude using gist (lister_id with =, tstzrange(starts_at, ends_at) with &&)
    where (not may_overlap and (withdrawn_at is null or taken > 0))
);
create unique index viewing_slot_once on viewing_slot (listing_id, starts_at) where withdrawn_at is null and reserved_for is null;
create index viewing_slot_of_listing on viewing_slot (listing_id, starts_at);
create index viewing_slot_of_lister on viewing_slot (lister_id, starts_at);
create index viewing_slot_reserved_for on viewing_slot (reserved_for) where reserved_for is not null;

create table viewing (
  id           uuid primary key,
  slot_id      uuid not null references viewing_slot on delete cascade,
  listing_id   uuid not null references listing on delete cascade,
  tenant_id    uuid not null references account on delete cascade,
  lister_id    uuid not null references account on delete cascade,
  status       text not null check (status in ('proposed', 'booked', 'rescheduled', 'happened', 'cancelled-by-tenant',
    'cancelled-by-lister', 'no-show-tenant', 'no-show-lister')),
  -- those of the slot, for lists by time
  starts_at    timestamptz not null,
  ends_at      timestamptz not null,
  -- booked and not known to be over; a constraint cannot look at the clock
  is_coming    boolean not null,
  -- raised by every change, so that calendars replace what they show
  sequence     integer not null default 0,
  -- cancelled shortly before
  is_late      boolean not null default false,
  -- a moderator has struck the entry out
  is_struck    boolean not null default false,
  -- the tenant has said that they still come
  confirmed_at timestamptz,
  -- what whoever cancelled has written, or why the product did
  note         text not null default '' check (char_length(note) <= 500),
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  check (not is_coming or status in ('booked', 'rescheduled'))
);
create unique index viewing_one_coming on viewing (tenant_id, listing_id) where is_coming;
create index viewing_of_tenant on viewing (tenant_id, starts_at, id);
create index viewing_of_lister on viewing (lister_id, starts_at, id);
create index viewing_of_listing on viewing (listing_id, starts_at, id);
create index viewing_of_slot on viewing (slot_id);

-- Who wants to view a home that has no free times, first come first served. An offer holds a place until it lapses.
create table viewing_waiting (
  id            uuid primary key,
  listing_id    uuid not null references listing on delete cascade,
  tenant_id     uuid not null references account on delete cascade,
  slot_id       uuid references viewing_slot on delete set null,
  offered_until timestamptz,
  created_at    timestamptz not null default now(),
  unique (listing_id, tenant_id),
  check ((slot_id is null) or offered_until is not null)
);
create index viewing_waiting_of_listing on viewing_waiting (listing_id, id);
create index viewing_waiting_of_tenant on viewing_waiting (tenant_id, id);
create index viewing_waiting_of_slot on viewing_waiting (slot_id) where slot_id is not null;
create index viewing_waiting_offered on viewing_waiting (offered_until) where offered_until is not null;

-- Somebody says that a no-show or a late cancellation is not true; once for each viewing.
create table viewing_contest (
  -- that of the viewing
  id         uuid primary key references viewing on delete cascade,
  account_id uuid not null references account on delete cascade,
  content    text not null check (char_length(content) <= 1000),
  status     text not null check (status in ('open', 'upheld', 'struck')),
  reason     text not null default '' check (char_length(reason) <= 500),
  decided_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index viewing_contest_open on viewing_contest (created_at, id) where status = 'open';
create index viewing_contest_of_account on viewing_contest (account_id);
create index viewing_contest_decided_by on viewing_contest (decided_by) where decided_by is not null;

-- What people have yet to be told about a viewing; the job that mails it deletes it in the same transaction.
create table viewing_notice (
  id         uuid primary key,
  event      text not null,
  listing_id uuid not null references listing on delete cascade,
  tenant_id  uuid not null references account on delete cascade,
  viewing_id uuid references viewing on delete cascade,
  slot_id    uuid references viewing_slot on delete cascade,
  note       text not null check (char_length(note) <= 500),
  created_at timestamptz not null default now()
);
create index viewing_notice_of_listing on viewing_notice (listing_id);
create index viewing_notice_of_tenant on viewing_notice (tenant_id);
create index viewing_notice_of_viewing on viewing_notice (viewing_id);
create index viewing_notice_of_slot on viewing_notice (slot_id);

-- Tenants take steps that stand in the history of a listing.
alter table audit_entry drop constraint audit_entry_actor_role_check;
alter table audit_entry add constraint audit_entry_actor_role_check
  check (actor_role in ('lister', 'moderator', 'clock', 'tenant'));
