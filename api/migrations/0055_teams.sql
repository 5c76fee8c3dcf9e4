-- Offices of an agency.
create table branch (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  code text not null check (char_length(code) <= 20),
  address text not null check (char_length(address) <= 300),
  created_at timestamptz not null default now(),
  -- Lets other tables refer to a branch of their own account only. Those references are checked at the end of a
  -- transaction, when a deleted branch has been taken out of them.
  constraint branch_of_account unique (account_id, id)
);
create unique index branch_by_name on branch (account_id, lower(name collate "und-x-icu"));

-- A person who works for the account of somebody else. An account without a row works for itself, as its owner.
create table team_member (
  person_id uuid primary key references account on delete cascade,
  account_id uuid not null references account on delete cascade,
  role text not null check (role in ('owner', 'manager', 'negotiator', 'viewer')),
  branch_id uuid references branch on delete set null,
  joined_at timestamptz not null default now(),
  constraint team_member_not_self check (person_id <> account_id),
  constraint team_member_branch foreign key (account_id, branch_id) references branch (account_id, id)
    deferrable initially deferred
);
create index team_member_of_account on team_member (account_id);

-- Waits to be accepted. Accepting and revoking delete the row, so a link works once.
create table team_invitation (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  email text not null,
  email_key text not null,
  role text not null check (role in ('owner', 'manager', 'negotiator', 'viewer')),
  branch_id uuid references branch on delete set null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint team_invitation_once unique (account_id, email_key),
  constraint team_invitation_branch foreign key (account_id, branch_id) references branch (account_id, id)
    deferrable initially deferred
);
create index team_invitation_expiry on team_invitation (expires_at);

-- The branch that lets a home, and the person who looks after it.
alter table listing
  add column branch_id uuid references branch on delete set null,
  add column assigned_to uuid references account on delete set null,
  add constraint listing_branch foreign key (account_id, branch_id) references branch (account_id, id)
    deferrable initially deferred;
create index listing_by_branch on listing (branch_id) where branch_id is not null;
create index listing_by_person on listing (assigned_to) where assigned_to is not null;
