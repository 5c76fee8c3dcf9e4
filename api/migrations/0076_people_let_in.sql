-- Who sent the invitation that somebody came in with, and when, so that taking the sender's account back ends what an
-- intruder gave. Null for people of the last release. Those who left keep it: they may have let in others.
alter table team_member add column invited_by uuid references account on delete set null;
alter table team_member add column invited_at timestamptz;
create index team_member_by_sender on team_member (invited_by) where invited_by is not null;
alter table team_departure add column invited_by uuid references account on delete set null;
alter table team_departure add column invited_at timestamptz;
create index team_departure_by_sender on team_departure (invited_by) where invited_by is not null;
alter table client_access add column invited_by uuid references account on delete set null;
alter table client_access add column invited_at timestamptz;
create index client_access_by_sender on client_access (invited_by) where invited_by is not null;
