-- What the moderators made of reports: one decision closes every report about a target that they had seen.

create table report_decision (
  id             uuid primary key,
  target_id      uuid not null references reported_target on delete cascade,
  decision       text not null check (decision in ('dismiss', 'hide-listing', 'suspend-user')),
  outcome        text not null check (outcome in ('dismissed', 'upheld')),
  reason         text not null check (char_length(reason) between 1 and 500),
  -- the newest report that was seen; whatever came later stays open
  last_report_id uuid not null,
  reports        integer not null check (reports >= 1),
  -- a decision stays when the admin goes
  decided_by     uuid references account on delete set null,
  decided_at     timestamptz not null default clock_timestamp()
);
create index report_decision_of_target on report_decision (target_id, id desc);
create index report_decision_of_admin on report_decision (decided_by);

alter table report
  add column outcome     text check (outcome in ('dismissed', 'upheld')),
  add column decision_id uuid references report_decision on delete cascade,
  add constraint report_is_open_or_decided check (num_nonnulls(closed_at, outcome, decision_id) in (0, 3));
create index report_of_decision on report (decision_id, id desc) where decision_id is not null;

alter table audit_entry
  drop constraint audit_entry_target_type_check,
  add constraint audit_entry_target_type_check
    check (target_type in ('listing', 'account', 'inventory-booking', 'ticket', 'report'));
