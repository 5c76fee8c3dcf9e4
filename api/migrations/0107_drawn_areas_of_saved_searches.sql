-- Drawn areas, in millionths of a degree; a home has to be in one of them.
alter table saved_search add column shapes polygon[] not null default '{}';
