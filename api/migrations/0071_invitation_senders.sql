-- An invitation ends with the right of whoever sent it. Those of the last release have no sender.
alter table team_invitation add column invited_by uuid references account (id) on delete cascade;
alter table client_invitation add column invited_by uuid references account (id) on delete cascade;
create index team_invitation_by_sender on team_invitation (invited_by);
create index client_invitation_by_sender on client_invitation (invited_by);

-- Who left a team, for as long as an invitation from before could bring them back.
create table team_departure (
  account_id uuid not null references account (id) on delete cascade,
  person_id uuid not null references account (id) on delete cascade,
  left_at timestamptz not null default now(),
  primary key (account_id, person_id)
);
create index team_departure_of_person on team_departure (person_id);
create index team_departure_by_time on team_departure (left_at);
