-- A viewing that has just been cancelled keeps its place until an undo is no longer possible: what it was, and until when.
alter table viewing add column undo_status text check (undo_status in ('proposed', 'booked', 'rescheduled', 'move-suggested'));
alter table viewing add column undo_until timestamptz;
alter table viewing add constraint viewing_undo_check check ((undo_status is null) = (undo_until is null));
