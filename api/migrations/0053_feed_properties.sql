-- What a feed last said of the pictures of a home, which are fetched after the answer.
create table feed_property (
  account_id uuid not null references account on delete cascade,
  reference text not null check (char_length(reference) between 1 and 60),
  received_at timestamptz not null default now(),
  -- In their order: [{kind, caption, source}].
  photos jsonb not null default '[]',
  media text not null default 'none' check (media in ('none', 'waiting', 'done')),
  -- Pictures that could not be fetched: [{source, wanted}].
  media_problems jsonb not null default '[]',
  primary key (account_id, reference)
);
