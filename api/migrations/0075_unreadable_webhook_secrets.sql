-- Nothing is sent to a webhook whose secret cannot be decrypted, until its owner has made a new one.
alter table webhook add column secret_unreadable_at timestamptz;
create index webhook_secret_unreadable on webhook (id) where secret_unreadable_at is not null;
