-- What an applicant confirmed and named for a letting that only some people or companies can rent.
alter table application
  add column claim_answers jsonb not null default '{}' check (octet_length(claim_answers::text) <= 4000);
