-- A saved search may ask for homes from which places are reached in time: inside all of these areas of the flat map.
-- Circles are estimates from straight lines, polygons come from a routing engine.
alter table saved_search
  add column travel_circles circle[] not null default '{}',
  add column travel_polygons polygon[] not null default '{}';
