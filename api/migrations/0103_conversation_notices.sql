-- What a colleague wants somebody of the team to see: a conversation to look after, or a note that mentions them. A row
-- goes when the person has opened the conversation.
create table conversation_notice (
  conversation_id uuid not null references conversation on delete cascade,
  person_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('assigned', 'mentioned')),
  by_id uuid references account on delete set null,
  -- The note that mentions the person; the last of several.
  note_id uuid references conversation_note on delete cascade,
  created_at timestamptz not null default now(),
  mailed_at timestamptz,
  primary key (conversation_id, person_id, kind),
  check ((kind = 'mentioned') = (note_id is not null))
);
create index conversation_notice_of_person on conversation_notice (person_id);
create index conversation_notice_by_sender on conversation_notice (by_id) where by_id is not null;
create index conversation_notice_of_note on conversation_notice (note_id) where note_id is not null;

alter table account add column team_inbox_emails boolean not null default true;
