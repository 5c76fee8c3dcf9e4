-- Invitations in mails, and the calendar feed, mailed links and reminders of viewings.

-- An iCalendar text for mail programs; deleted with the other bodies once the mail is sent.
alter table mail add column invitation text;

-- The secret address of somebody's viewings for calendar programs, of which only the hash is stored.
create table viewing_feed (
  account_id uuid primary key references account on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);

-- The links of one mail about a viewing, by which its receiver can act without signing in.
create table viewing_link (
  token_hash bytea primary key,
  viewing_id uuid not null references viewing on delete cascade,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now()
);
create index viewing_link_of_viewing on viewing_link (viewing_id);
create index viewing_link_of_account on viewing_link (account_id);

-- What is sent about a viewing at its time; a viewing that is moved is reminded of anew.
create table viewing_reminder (
  viewing_id uuid not null references viewing on delete cascade,
  kind       text not null check (kind in ('day', 'hours', 'after')),
  due_at     timestamptz not null,
  sent_at    timestamptz,
  primary key (viewing_id, kind)
);
create index viewing_reminder_due on viewing_reminder (due_at) where sent_at is null;
