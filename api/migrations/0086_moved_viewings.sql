-- The lister suggests another time for a booked viewing. The place at that time is held until the tenant has answered.
alter table viewing add column move_slot_id uuid references viewing_slot on delete set null;
create index viewing_moving_to on viewing (move_slot_id) where move_slot_id is not null;
alter table viewing
  drop constraint viewing_status_check,
  drop constraint viewing_check,
  add constraint viewing_status_check check (status in ('proposed', 'booked', 'rescheduled', 'move-suggested', 'happened',
    'cancelled-by-tenant', 'cancelled-by-lister', 'no-show-tenant', 'no-show-lister')) not valid,
  add constraint viewing_check
    check (not is_coming or status in ('booked', 'rescheduled', 'move-suggested')) not valid;
alter table viewing validate constraint viewing_status_check;
alter table viewing validate constraint viewing_check;

-- A home can offer both, and the tenant chooses. Null for a viewing from before, which is as its home offers it.
alter table viewing add column mode text check (mode in ('in-person', 'video'));
alter table viewing_times drop constraint viewing_times_mode_check;
alter table viewing_times add constraint viewing_times_mode_check check (mode in ('in-person', 'video', 'both')) not valid;
alter table viewing_times validate constraint viewing_times_mode_check;

-- Offered times that calendars have to forget, because another one was taken.
alter table viewing_notice add column forgotten jsonb not null default '[]' check (octet_length(forgotten::text) <= 5000);
