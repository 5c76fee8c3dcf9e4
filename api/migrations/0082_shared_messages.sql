-- A report may be about a message or a conversation, whose messages up to a number its author shares with the moderators.
alter table report
  -- No reference: the copy stays when the conversation goes.
  add column conversation_id uuid,
  add column about text check (about in ('message', 'conversation')),
  -- The number of the newest message that is shared; of a reported message its own.
  add column shared_up_to integer check (shared_up_to >= 1),
  -- When a moderator last read what is shared; the audit log has every time.
  add column messages_read_at timestamptz,
  add constraint report_shares_all_or_nothing check (num_nonnulls(conversation_id, about, shared_up_to) in (0, 3));
create index report_of_conversation on report (conversation_id) where conversation_id is not null;
-- For the export and the erasure of the reported person.
create index report_with_messages on report (target_id) where about is not null;

-- Once for each person or home, and once for each message.
drop index report_open_once;
create unique index report_open_once
  on report (reporter_id, target_id, type, coalesce(conversation_id, target_id), coalesce(shared_up_to, 0))
  where closed_at is null;

-- What was shared, as it was when it was reported.
create table shared_message (
  report_id   uuid not null references report on delete cascade,
  number      integer not null check (number >= 1),
  sender      text not null check (sender in ('tenant', 'landlord', 'agent')),
  content     text not null check (char_length(content) <= 4000),
  -- Names of attachments, one in a line; the files are not shared.
  attachments text not null default '',
  sent_at     timestamptz not null,
  -- When the report was decided; null while it is open.
  decided_at  timestamptz,
  primary key (report_id, number)
);
create index shared_message_by_decision on shared_message (decided_at) where decided_at is not null;
