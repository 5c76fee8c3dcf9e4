-- Whether the change that a row of a file brought waits for a moderator.
alter table listing_import_row add column in_review boolean not null default false;
