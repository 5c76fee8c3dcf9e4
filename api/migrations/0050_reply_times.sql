-- What is public of how often and how soon a lister answers; computed by the job `compute-reply-times`.
create table lister_replies (
  account_id uuid primary key references account on delete cascade,
  -- Null below as many enquiries as say something.
  rate smallint check (rate between 0 and 100),
  median_minutes integer check (median_minutes >= 0),
  answers_within_day boolean not null default false,
  -- When time alone may change the figures.
  due_at timestamptz not null default now(),
  constraint lister_replies_unknown_whole check (rate is not null or (median_minutes is null and not answers_within_day))
);
create index lister_replies_due on lister_replies (due_at);

insert into lister_replies (account_id)
select lister_id from conversation union select lister_id from application;

-- Why a lister declined, from a list; `note` holds what they add in their own words.
alter table application_event
  add column reason text check (char_length(reason) between 1 and 40),
  add constraint application_event_reason_declines check (reason is null or status = 'declined');
