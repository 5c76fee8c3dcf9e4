-- What admins do to the job queue is part of the audit log.
alter table audit_entry
  drop constraint audit_entry_target_type_check,
  add constraint audit_entry_target_type_check
    check (target_type in ('listing', 'account', 'inventory-booking', 'ticket', 'report', 'appeal', 'postcodes', 'system'))
    not valid;
alter table audit_entry validate constraint audit_entry_target_type_check;
