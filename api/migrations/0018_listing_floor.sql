-- The floor of a flat is part of its material information; a card shows it.

create or replace function card_of(
  id uuid, title text, status text, rent_pence integer, bedrooms smallint, bathrooms real, property_type text, city text,
  outcode text, postcode text, available_date date, features text[], information jsonb, photos smallint,
  published_at timestamptz
) returns json language sql immutable
  return json_build_object('id', id, 'title', title, 'status', status, 'rent_pence', rent_pence, 'bedrooms', bedrooms,
    'bathrooms', bathrooms, 'property_type', property_type, 'city', city, 'outcode', outcode, 'postcode', postcode,
    'available_date', available_date, 'features', features[1:3],
    -- where features of its own do not fill the card
    'information', case when cardinality(features) < 3 then jsonb_strip_nulls(jsonb_build_object(
      'councilTaxBand', information -> 'councilTaxBand', 'epcRating', information -> 'epcRating',
      'leaseLength', information -> 'leaseLength', 'billsIncluded', information -> 'billsIncluded',
      'utilitiesIncluded', information -> 'utilitiesIncluded',
      'fireSafetyFeatures', information -> 'fireSafetyFeatures',
      'accessibilityFeatures', information -> 'accessibilityFeatures')) end,
    -- fields that are shown on every card
    'said', jsonb_strip_nulls(jsonb_build_object('floor', nullif(information ->> 'floor', ''))),
    'photos', photos, 'published_at', floor(extract(epoch from published_at) * 1000)::bigint);
alter table listing alter column card set expression as (
  card_of(id, title, status, rent_pence, bedrooms, bathrooms, property_type, city, outcode, postcode, available_date,
    features, material_information, photos, coalesce(published_at, submitted_at))
);
