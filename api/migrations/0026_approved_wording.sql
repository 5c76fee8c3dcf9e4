-- The words of an approved listing as a moderator last read them, by field, once small edits have changed them since.
-- Null while the listing says what was approved.
alter table listing add column approved_wording jsonb check (octet_length(approved_wording::text) <= 100000);
