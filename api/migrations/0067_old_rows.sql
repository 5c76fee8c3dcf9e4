-- Indexes by which old rows are found and deleted in small batches.
create index email_verification_expiry on email_verification (expires_at);
create index password_reset_expiry on password_reset (expires_at);
create index viewing_link_by_age on viewing_link (created_at);
create index viewing_notice_by_age on viewing_notice (created_at);
create index viewing_slot_not_booked on viewing_slot (starts_at) where taken = 0;
create index bulk_change_by_age on bulk_change (made_at);

-- The figures of mails on the admin's page on the system.
create index mail_not_sent on mail (id) where sent_at is null;
create index mail_by_sending on mail (sent_at) where sent_at is not null;

-- The bytes of all photos are added up from this index alone: rows of photos are wide.
create index photo_bytes_of_account on photo (account_id) include (bytes);
drop index photo_of_account;

-- Dead rows of large tables are reused before there are many of them: a fifth of a year's rows would be too many.
alter table listing_view set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
alter table mail set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table session set (autovacuum_vacuum_scale_factor = 0.02);
alter table sign_in_event set (autovacuum_vacuum_scale_factor = 0.02);
alter table alert set (autovacuum_vacuum_scale_factor = 0.02);
alter table webhook_delivery set (autovacuum_vacuum_scale_factor = 0.02);
alter table idempotency_key set (autovacuum_vacuum_scale_factor = 0.02);
alter table viewing_slot set (autovacuum_vacuum_scale_factor = 0.02);
-- Rows are only added here, and index-only scans need the visibility map.
alter table message set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table audit_entry set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
