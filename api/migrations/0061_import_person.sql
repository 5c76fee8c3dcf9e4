-- Who pressed "Import", whom the history of the homes names: the account itself or a member of its team; null where
-- the command did it.
alter table listing_import add column person_id uuid references account on delete set null;
create index listing_import_person on listing_import (person_id) where person_id is not null;
