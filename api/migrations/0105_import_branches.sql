-- The branch that the row would add.
alter table listing_import_row add column new_branch text;
