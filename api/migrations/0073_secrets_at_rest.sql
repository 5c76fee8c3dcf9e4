-- Keys, kept outside of the database, that secrets in it are encrypted with. An id is a fingerprint and tells nothing of its key.
create table encryption_key (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  -- new values are encrypted with this one; others are still needed to read
  is_current boolean not null,
  created_at timestamptz not null default now()
);
create unique index encryption_key_current on encryption_key (is_current) where is_current;

-- Null while a process of an earlier version may run, which could not read what is encrypted.
alter table installation add column encrypts_since timestamptz;

-- The ids of the keys that the process has; null for a process of an earlier version.
alter table process_heartbeat add column key_ids text[];

-- Encrypted it is longer.
alter table webhook drop constraint webhook_secret_key_check;
alter table webhook add constraint webhook_secret_key_check check (char_length(secret_key) between 20 and 300);

-- Finds what an earlier version has left readable.
create index webhook_readable on webhook (id) where secret_key not like 'enc1:%';
create index second_step_readable on second_step (account_id) where secret_key not like 'enc1:%';

-- The key to encrypt with, or null before encryption begins. The lock lasts until the transaction ends, and whoever changes
-- the key waits for it: so nobody writes a value with a key that is about to go.
create function key_to_encrypt_with() returns text language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(5238171102);
  return (select encryption_key.id from encryption_key, installation where is_current and encrypts_since is not null);
end
$$;
