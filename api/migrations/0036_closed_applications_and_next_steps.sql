-- Applications end when their home is let or withdrawn, and an accepted one has next steps and shared contact details.

-- When a home was marked let, which can be taken back for a day.
alter table listing add column let_at timestamptz;
update listing set let_at = updated_at where status = 'let';

alter table application drop constraint application_status_check;
alter table application add constraint application_status_check
  check (status in ('sent', 'seen', 'shortlisted', 'accepted', 'declined', 'withdrawn', 'closed'));
alter table application_event drop constraint application_event_status_check;
alter table application_event add constraint application_event_status_check
  check (status in ('sent', 'seen', 'shortlisted', 'accepted', 'declined', 'withdrawn', 'closed'));
drop index application_open;
create unique index application_open on application (tenant_id, listing_id)
  where status not in ('declined', 'withdrawn', 'closed');

-- Email address and phone number are shown to each other once both sides have agreed to it.
alter table application
  add column tenant_shares_contact_at timestamptz,
  add column lister_shares_contact_at timestamptz;

-- What the two sides have done since the acceptance; what there is to do, and until when, is computed.
create table application_next_step (
  application_id uuid not null references application on delete cascade,
  step           text not null check (step in ('viewing', 'references', 'right-to-rent', 'contract', 'deposit-paid', 'deposit-protected')),
  done_on        date not null,
  done_by        text not null check (done_by in ('tenant', 'lister')),
  primary key (application_id, step)
);
