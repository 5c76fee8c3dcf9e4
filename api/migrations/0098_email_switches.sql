-- Emails that people can turn off, besides those about saved homes.
alter table account
  add column unread_message_emails boolean not null default true,
  add column certificate_emails boolean not null default true;

-- Which emails a link turns off. Until now there were only those about saved homes.
alter table saved_homes_link add column stops text not null default 'saved-homes';
