-- A floor plan and a picture of the energy certificate are shown apart from the photographs of a home.
alter table photo
  add column kind text not null default 'photo' check (kind in ('photo', 'floor-plan', 'epc'));
