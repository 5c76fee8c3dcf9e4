-- Whether the law keeps a home that waits for approval from going live, so that its lister has to change something first.
alter table listing add column is_blocked boolean not null default false;
-- The part of the form that a moderator asks to change.
alter table listing add column rejection_field text check (char_length(rejection_field) <= 60);
