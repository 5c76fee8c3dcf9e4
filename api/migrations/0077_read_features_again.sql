-- What a home has is read with negation and nearness, so search rows are computed anew before the site serves.
update search_flag set is_filled = false where name in (
  'garden', 'balcony', 'dishwasher', 'washing-machine', 'lift', 'en-suite', 'storage', 'broadband', 'double-glazing',
  'ev-charging', 'bike-storage', 'concierge', 'gym', 'step-free'
);

-- Few listings have such a flag; moderators' decisions about them are exported.
create index listing_by_unlawful_wording on listing (id) where flags @> '[{"kind": "unlawful-wording"}]';
