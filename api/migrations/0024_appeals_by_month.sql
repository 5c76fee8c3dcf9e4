-- The public figures count appeals by the month they were sent.
create index appeal_by_time on appeal (created_at);
