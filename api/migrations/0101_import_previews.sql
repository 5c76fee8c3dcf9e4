-- The row of the file as a spreadsheet counts it; null for homes that the file leaves out.
alter table listing_import_row add column file_row integer;
-- What the row changes in a home that is there: what the file calls the field, before and after, in words.
alter table listing_import_row add column changes jsonb not null default '[]';
-- The client landlord that the row would add.
alter table listing_import_row add column new_client text;
