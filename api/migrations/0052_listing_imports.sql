-- A file with homes that a lister uploaded: read, shown as a table of what would happen, and then applied.
create table listing_import (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  state text not null check (state in
    ('receiving', 'reading', 'mapping', 'checking', 'checked', 'importing', 'done', 'refused', 'cancelled')),
  file_name text not null check (char_length(file_name) between 1 and 200),
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  format text check (format in ('csv', 'blm', 'json')),
  -- The columns of a CSV file with examples, and what each of them is taken for.
  columns jsonb not null default '[]',
  -- The part of the step under way that is done.
  share real not null default 0 check (share between 0 and 1),
  -- Rows of the file that are checked or applied; whoever takes over after a crash goes on behind them.
  done_rows integer not null default 0 check (done_rows >= 0),
  -- Rows by outcome, written when all are checked.
  counts jsonb not null default '{}',
  is_whole_portfolio boolean not null default false,
  problem text not null default '' check (char_length(problem) <= 1000),
  is_cancelled boolean not null default false,
  started_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  ended_at timestamptz
);
-- One at a time.
create unique index listing_import_under_way on listing_import (account_id)
  where state in ('receiving', 'reading', 'mapping', 'checking', 'checked', 'importing');
create index listing_import_account on listing_import (account_id, id desc);
create index listing_import_touched on listing_import (touched_at);

-- What happens to a home by an import. Rows of homes that a file leaves out come after those of the file.
create table listing_import_row (
  import_id uuid not null references listing_import on delete cascade,
  number integer not null check (number > 0),
  outcome text not null check (outcome in ('new', 'changed', 'unchanged', 'withdrawn', 'refused')),
  reference text not null check (char_length(reference) <= 60),
  title text not null check (char_length(title) <= 200),
  -- The home as it was read; null where it is refused or withdrawn.
  home jsonb,
  problems jsonb not null default '[]',
  findings jsonb not null default '[]',
  listing_id uuid references listing on delete set null,
  applied_at timestamptz,
  primary key (import_id, number)
);
create index listing_import_row_outcome on listing_import_row (import_id, outcome, number);
create index listing_import_row_reference on listing_import_row (import_id, reference);
create index listing_import_row_listing on listing_import_row (listing_id);

-- What the columns of an account's CSV files are taken for, by their names.
create table import_mapping (
  account_id uuid primary key references account on delete cascade,
  targets jsonb not null
);
