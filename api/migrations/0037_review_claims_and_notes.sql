-- Who is looking at what in the review workspace, so that two moderators do not decide about the same thing.
create table review_claim (
  -- A listing, a reported target or an appeal.
  target_id  uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  claimed_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index review_claim_of_account on review_claim (account_id);
create index review_claim_expires on review_claim (expires_at);

-- What moderators write down for each other about a listing or a person.
create table moderator_note (
  id         uuid primary key,
  listing_id uuid references listing (id) on delete cascade,
  account_id uuid references account (id) on delete cascade,
  author_id  uuid references account (id) on delete set null,
  content    text not null check (char_length(content) between 1 and 2000),
  created_at timestamptz not null default now(),
  constraint moderator_note_has_one_target check (num_nonnulls(listing_id, account_id) = 1)
);
create index moderator_note_of_listing on moderator_note (listing_id, id desc) where listing_id is not null;
create index moderator_note_of_account on moderator_note (account_id, id desc) where account_id is not null;
create index moderator_note_of_author on moderator_note (author_id);

-- Certificates with a file that no moderator has confirmed, oldest first.
create index certificate_to_confirm on certificate (id)
  where replaced_at is null and confirmed_at is null and file_id is not null;

-- The audit log by day.
create index audit_entry_of_moderators_by_time on audit_entry (at desc, id desc) where actor_role = 'moderator';
