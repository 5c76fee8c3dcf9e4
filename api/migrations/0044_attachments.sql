-- Pictures and PDFs in messages. The files lie outside the database.

-- A message may consist of its attachments alone.
alter table message drop constraint message_content_check;
alter table message add constraint message_content_check check (char_length(content) <= 4000);

create table attachment (
  -- names the file
  id              uuid primary key,
  -- who uploaded it
  account_id      uuid not null references account on delete cascade,
  conversation_id uuid not null references conversation on delete cascade,
  -- null until it is sent
  message_id      uuid references message on delete cascade,
  -- among the attachments of its message
  position        smallint,
  name            text not null check (char_length(name) between 1 and 100),
  type            text not null check (type in ('application/pdf', 'image/webp')),
  bytes           integer not null check (bytes > 0),
  -- of a picture
  width           smallint check (width > 0),
  height          smallint check (height > 0),
  created_at      timestamptz not null default now(),
  check (num_nonnulls(message_id, position) in (0, 2)),
  check (num_nonnulls(width, height) = case type when 'image/webp' then 2 else 0 end)
);
create index attachment_of_message on attachment (message_id, position) where message_id is not null;
create index attachment_of_account on attachment (account_id) include (bytes);
create index attachment_of_conversation on attachment (conversation_id);
create index attachment_unsent on attachment (created_at) where message_id is null;
