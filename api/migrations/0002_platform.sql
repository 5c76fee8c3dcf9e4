-- What every feature leans on: mails to send, answers to replay, floods to stop.

create table mail (
  id         uuid primary key,
  template   text not null,
  to_address text not null,
  subject    text not null,
  -- emptied once a mail server has taken the mail: it may hold codes and links
  text_body  text,
  html_body  text,
  created_at timestamptz not null default now(),
  sent_at    timestamptz
);
create index mail_newest on mail (created_at desc, id desc);
create index mail_to on mail (lower(to_address), created_at desc, id desc);

create table idempotency_key (
  scope        text not null,
  key_hash     bytea not null,
  request_hash bytea not null,
  -- encrypted with a key made from the request itself, which is not kept
  answer       bytea,
  created_at   timestamptz not null default now(),
  primary key (scope, key_hash)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Counters that may be lost in a crash; subjects are hashes of addresses and e-mail addresses.
create unlogged table throttle (
  bucket       text not null,
  subject      bytea not null,
  window_start timestamptz not null,
  hits         integer not null,
  primary key (bucket, subject)
);
create index throttle_age on throttle (window_start);
