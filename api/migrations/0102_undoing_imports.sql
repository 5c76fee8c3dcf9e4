-- Undoing is one more thing that is done for an account at a time.
alter table listing_import drop constraint listing_import_state_check;
alter table listing_import add constraint listing_import_state_check check (state in
  ('receiving', 'reading', 'mapping', 'checking', 'checked', 'importing', 'done', 'refused', 'cancelled', 'undoing', 'undone'));
drop index listing_import_under_way;
create unique index listing_import_under_way on listing_import (account_id)
  where state in ('receiving', 'reading', 'mapping', 'checking', 'checked', 'importing', 'undoing');

-- Who pressed "Undo", and when it was done.
alter table listing_import add column undo_person_id uuid references account on delete set null;
alter table listing_import add column undone_at timestamptz;
create index listing_import_undo_person on listing_import (undo_person_id) where undo_person_id is not null;

-- What became of a home when its import was undone, and what is left to say of it: [{field, sentence}].
alter table listing_import_row add column undone_at timestamptz;
alter table listing_import_row add column undone text check (undone in ('withdrawn', 'restored', 'partly', 'kept'));
alter table listing_import_row add column undo_notes jsonb not null default '[]';
