-- What deposits were before a change of many rents lowered them as well, for its undo.
alter table bulk_change_home add column deposits jsonb;
