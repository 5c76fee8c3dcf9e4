-- A suspension that waits for a second admin knows the reports that led to it, which it closes when it starts.
create table suspension_report (
  measure_id     uuid not null references measure (id) on delete cascade,
  target_id      uuid not null references reported_target (id) on delete cascade,
  -- The newest report that the admin had seen; later ones stay open.
  last_report_id uuid not null,
  primary key (measure_id, target_id)
);
create index suspension_report_of_target on suspension_report (target_id);

-- Warnings, limits and hidden homes are appealed like suspensions.
alter table appeal
  drop constraint appeal_kind_check,
  add constraint appeal_kind_check
    check (kind in ('rejection', 'hiding', 'wording', 'warning', 'limit', 'hidden-homes', 'suspension'));
