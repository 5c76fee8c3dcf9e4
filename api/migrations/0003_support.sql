-- What people ask us, signed in or not.

create table ticket (
  id         uuid primary key,
  -- short enough to be read out on the telephone
  reference  text not null unique,
  account_id uuid references account on delete set null,
  name       text not null,
  email      text not null,
  user_type  text not null check (user_type in ('tenant', 'landlord', 'agent', 'other')),
  subject    text not null check (subject in ('account', 'listing', 'application', 'billing', 'technical', 'other')),
  priority   text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  status     text not null default 'open' check (status in ('open', 'in-progress', 'waiting', 'resolved', 'closed')),
  message    text not null,
  created_at timestamptz not null default now()
);
create index ticket_of_account on ticket (account_id);
create index ticket_open on ticket (id) where status = 'open';
