-- Texts that a lister keeps for answers.
create table reply_template (
  id         uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  title      text not null check (char_length(title) between 1 and 80),
  content    text not null check (char_length(content) between 1 and 2000),
  updated_at timestamptz not null default now()
);
create index reply_template_of_account on reply_template (account_id, id);
