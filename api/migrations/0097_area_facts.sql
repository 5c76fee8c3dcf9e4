-- Where the areas of the statistics offices lie, as the postcode directory in use has them.
create table district_area (
  district text collate "C" not null,
  level text not null check (level in ('output-area', 'ward', 'authority')),
  code text collate "C" not null,
  postcodes integer not null check (postcodes > 0),
  primary key (district, level, code)
);
create index district_area_by_code on district_area (level, code);

-- Open data about areas, as an operator imported it: one row for each table, office and kind of area.
create table area_dataset (
  id text primary key,
  kind text not null check (kind in ('residents', 'ages', 'students', 'broadband')),
  level text not null check (level in ('sector', 'output-area', 'ward', 'authority')),
  title text not null,
  licence text not null,
  attribution text not null,
  as_of text not null,
  file_name text not null,
  areas integer not null,
  imported_at timestamptz not null default now()
);

-- Of postcode districts, added up from smaller areas, or of local authorities.
create table area_fact (
  dataset_id text not null references area_dataset (id) on delete cascade,
  area text collate "C" not null,
  area_name text not null default '',
  measure text not null,
  value real not null,
  primary key (area, dataset_id, measure)
);
create index area_fact_by_dataset on area_fact (dataset_id);
