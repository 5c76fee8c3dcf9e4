-- People answer decisions of moderators and objections of the wording check, each once; a moderator decides.

create table appeal (
  id           uuid primary key,
  -- null once the account is erased: the count of appeals stays
  account_id   uuid references account on delete set null,
  kind         text not null check (kind in ('rejection', 'hiding', 'suspension', 'wording')),
  -- the entry of the audit log that is answered; the wording check has none
  decision_id  uuid,
  listing_id   uuid references listing on delete set null,
  -- what the wording check objects to: a rule, and the sentence in a field
  rule         text,
  field        text,
  excerpt      text,
  excerpt_hash bytea,
  content      text not null check (char_length(content) <= 2000),
  status       text not null default 'open' check (status in ('open', 'upheld', 'overturned')),
  reason       text not null default '' check (char_length(reason) <= 1000),
  decided_by   uuid references account on delete set null,
  created_at   timestamptz not null default now(),
  decided_at   timestamptz,
  constraint appeal_of_wording_names_it check ((kind = 'wording') = (num_nonnulls(rule, field, excerpt, excerpt_hash) = 4)),
  constraint appeal_of_decision_names_it check ((kind = 'wording') = (decision_id is null)),
  constraint appeal_is_open_or_decided check ((status = 'open') = (decided_at is null))
);
create unique index appeal_once_per_decision on appeal (decision_id) where decision_id is not null;
create unique index appeal_once_per_wording on appeal (listing_id, rule, field, excerpt_hash) where kind = 'wording';
create index appeal_by_status on appeal (status, id);
create index appeal_of_account on appeal (account_id, id desc);
create index appeal_of_listing on appeal (listing_id, id desc);
create index appeal_of_admin on appeal (decided_by);
create index appeal_by_decision_time on appeal (decided_at);

-- Whoever is suspended cannot sign in; the mail carries a link that works once.
create table appeal_link (
  token_hash  bytea primary key,
  account_id  uuid not null references account on delete cascade,
  decision_id uuid not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index appeal_link_of_account on appeal_link (account_id);
create index appeal_link_expires on appeal_link (expires_at);

alter table audit_entry
  drop constraint audit_entry_target_type_check,
  add constraint audit_entry_target_type_check
    check (target_type in ('listing', 'account', 'inventory-booking', 'ticket', 'report', 'appeal'));

-- The public figures are counted by month.
create index report_by_time on report (created_at);
create index report_decision_by_time on report_decision (decided_at);
create index audit_entry_of_reviews on audit_entry (at) where actor_role = 'moderator' and target_type = 'listing';
