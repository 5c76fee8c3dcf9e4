-- The rent that a moderator last read, from the first change that went out without one; small cuts add up from there.
alter table listing add column approved_rent_pence integer check (approved_rent_pence > 0);
