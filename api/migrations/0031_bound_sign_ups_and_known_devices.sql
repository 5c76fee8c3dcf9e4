-- Counts the sign-ups with the address of an account that nobody has verified yet.
alter table account add column sign_ups integer not null default 1;

-- The code of a sign-up carries what was typed then, so that it verifies this sign-up and no other.
alter table email_verification add column sign_up jsonb;
alter table email_verification drop constraint email_verification_pkey;
alter table email_verification drop constraint email_verification_token_hash_key;
alter table email_verification add primary key (token_hash);
create unique index email_verification_without_sign_up on email_verification (account_id) where sign_up is null;
create index email_verification_of_account on email_verification (account_id);

-- The last sign-up with the address of a verified account. Signing in with its password is answered as if the address
-- were new, so that nobody learns from it that there is an account.
create table repeated_sign_up (
  email_key text primary key,
  account_id uuid not null references account (id) on delete cascade,
  email text not null,
  password_hash text not null,
  code_until timestamptz not null,
  created_at timestamptz not null default now()
);
create index repeated_sign_up_of_account on repeated_sign_up (account_id);
create index repeated_sign_up_by_age on repeated_sign_up (created_at);

-- Devices and networks that an account has signed in from: wrong passwords from elsewhere do not lock them.
create table known_device (
  account_id uuid not null references account (id) on delete cascade,
  mark bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (account_id, mark)
);
create index known_device_by_age on known_device (last_used_at);

-- After this time the code or link in a mail is dead, and the mail is not sent any more.
alter table mail add column expires_at timestamptz;
