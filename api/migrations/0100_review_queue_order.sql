-- What waits for a moderator: flagged first, then what has waited longest.
create index listing_to_review on listing ((flags = '[]'::jsonb), submitted_at, id) where status = 'pending';
create index listing_revision_to_review on listing_revision ((flags = '[]'::jsonb), submitted_at, id);
