-- The support desk: threads, who works on a ticket, how long its sender has been waiting, and complaints about data.

alter table ticket
  add column kind        text not null default 'help' check (kind in ('help', 'data-complaint')),
  -- the address as it is compared: whoever proves that it is theirs finds what they wrote without an account
  add column email_key   text,
  add column assignee_id uuid references account on delete set null,
  -- since when the sender waits for an answer; nobody waits while it is null. In whole milliseconds, since pages are continued from it
  add column asked_at    timestamptz(3),
  -- when it last got its status or a message; the clock counts from here
  add column moved_at    timestamptz not null default now();

update ticket set email_key = lower(trim(email)), moved_at = created_at,
  asked_at = case when status in ('open', 'in-progress') then created_at end;
alter table ticket alter column email_key set not null;

drop index ticket_of_account;
create index ticket_of_account on ticket (account_id, id desc);
create index ticket_of_address on ticket (email_key, id desc);
create index ticket_of_status on ticket (status, id desc);
create index ticket_of_assignee on ticket (assignee_id, id desc) where assignee_id is not null;
create index ticket_asked on ticket (asked_at, id) where asked_at is not null;
create index ticket_complaint on ticket (id desc) where kind = 'data-complaint';
create index ticket_by_clock on ticket (status, moved_at) where status in ('waiting', 'resolved', 'closed');

-- What was written after the first message, which stays with the ticket.
create table ticket_message (
  id         uuid primary key,
  ticket_id  uuid not null references ticket on delete cascade,
  by         text not null check (by in ('sender', 'desk')),
  -- who at the desk; an answer stays when they go
  author_id  uuid references account on delete set null,
  content    text not null check (char_length(content) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index ticket_message_of_ticket on ticket_message (ticket_id, id);
create index ticket_message_of_author on ticket_message (author_id) where author_id is not null;

alter table audit_entry
  drop constraint audit_entry_target_type_check,
  add constraint audit_entry_target_type_check
    check (target_type in ('listing', 'account', 'inventory-booking', 'ticket'));
