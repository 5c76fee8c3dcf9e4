-- Waits to be accepted, like an invitation to a team. Accepting and ending delete the row, so a link works once.
create table client_invitation (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  client_id uuid not null references client on delete cascade,
  email text not null,
  email_key text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint client_invitation_of_client unique (client_id, email_key)
);
create index client_invitation_of_account on client_invitation (account_id);
create index client_invitation_by_email on client_invitation (email_key);
create index client_invitation_expiry on client_invitation (expires_at);

-- A landlord who sees what an agency does with their homes; several may be one client, as a couple who own a home
-- together. The row stays after the end, which the agency sees.
create table client_access (
  client_id uuid not null references client on delete cascade,
  account_id uuid not null references account on delete cascade,
  person_id uuid not null references account on delete cascade,
  joined_at timestamptz not null default now(),
  ended_at timestamptz,
  email text not null default '',
  primary key (client_id, person_id),
  constraint client_access_not_self check (person_id <> account_id)
);
create index client_access_of_account on client_access (account_id);
create index client_access_of_person on client_access (person_id);
