-- Who of a team looks after a conversation or meets people at a viewing.
alter table conversation add column assigned_to uuid references account on delete set null;
create index conversation_by_person on conversation (assigned_to, updated_at, id) where assigned_to is not null;
alter table viewing add column assigned_to uuid references account on delete set null;
create index viewing_by_person on viewing (assigned_to) where assigned_to is not null;

-- The member of a team who wrote; null where the tenant did, or the account itself.
alter table message add column sent_by uuid references account on delete set null;
create index message_by_person on message (sent_by) where sent_by is not null;

-- How far each person of a lister's team has read; tenants learn only how far the account has.
create table conversation_seen (
  conversation_id uuid not null references conversation on delete cascade,
  person_id uuid not null references account on delete cascade,
  number integer not null check (number >= 1),
  seen_at timestamptz not null default now(),
  primary key (conversation_id, person_id)
);
create index conversation_seen_by_person on conversation_seen (person_id);

-- For the lister's team only: tenants never see them.
create table conversation_note (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  author_id uuid references account on delete set null,
  content text not null check (char_length(content) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index conversation_note_of_conversation on conversation_note (conversation_id, id);
create index conversation_note_by_author on conversation_note (author_id) where author_id is not null;
