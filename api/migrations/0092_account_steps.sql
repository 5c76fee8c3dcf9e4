-- Applications that ended because one of the two sides closed their account; they return when the account is kept.
alter table application add column closed_with_account boolean not null default false;

alter table home_news drop constraint home_news_event_check;
alter table home_news add constraint home_news_event_check
  check (event in ('let', 'withdrawn', 'hidden', 'lister-gone', 'lister-closed', 'back', 'rent-cut'));
