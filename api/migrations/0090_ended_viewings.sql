-- Who ended a viewing that neither of its sides cancelled, with which step of the home, and what it was before, so that
-- it can come back.
alter table viewing add column ended_by text check (ended_by in ('moderator', 'letfair'));
alter table viewing add column ended_step text;
alter table viewing add column ended_status text;
