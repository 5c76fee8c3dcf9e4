-- What the admins look things up in: people by order and by one or two letters, how many there are, who decided what.

-- A search for fewer than three letters has no trigrams to go by: all single letters and pairs of a text instead.
create function short_pieces(text) returns text[] immutable strict parallel safe language sql as $$
  select string_to_array($1, null) || array(
    select one || two from unnest(string_to_array($1, null), string_to_array(substr($1, 2), null)) as pair (one, two)
    where two is not null)
$$;
create index account_short_search on account using gin (short_pieces(search_text)) with (fastupdate = off);
-- What it would tell about the pieces is not worth taking thousands of texts apart for.
alter index account_short_search alter column 1 set statistics 0;

create index account_by_name on account ((split_part(search_text, chr(10), 2) collate "und-x-icu"), id);
create index account_by_type on account (user_type, id);
-- suspended, then unverified, then verified
create index account_by_status on account
  ((case when suspended_at is not null then 0 when verified_at is null or pending_email is not null then 1 else 2 end), id);
create index account_suspended on account (id) where suspended_at is not null;

-- How many people there are, kept as changes to be added up like the counts of homes.
create table account_count (
  users     integer not null,
  verified  integer not null,
  suspended integer not null
);

create function count_account(person account, change integer) returns void language sql as $$
  insert into account_count (users, verified, suspended)
    select change, change * (person.verified_at is not null and person.pending_email is null)::int,
      change * (person.suspended_at is not null)::int
    where person.erased_at is null
$$;
create function count_accounts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_account(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_account(new, 1); end if;
  return null;
end $$;
create trigger account_is_counted after insert or delete on account
  for each row execute function count_accounts();
create trigger account_is_counted_anew after update on account
  for each row when (
    (old.verified_at is null, old.pending_email is null, old.suspended_at is null, old.erased_at is null)
    is distinct from
    (new.verified_at is null, new.pending_email is null, new.suspended_at is null, new.erased_at is null))
  execute function count_accounts();
insert into account_count (users, verified, suspended)
  select count(*), count(*) filter (where verified_at is not null and pending_email is null), count(suspended_at)
  from account where erased_at is null;

-- The decisions of admins, apart from what listers and the clock do.
create index audit_entry_of_moderators on audit_entry (id desc) where actor_role = 'moderator';
create index audit_entry_of_moderator on audit_entry (actor_id, id desc) where actor_role = 'moderator';
create index audit_entry_of_action on audit_entry (action, id desc) where actor_role = 'moderator';

-- The rents of an outcode are read from what can be found.
drop index listing_of_outcode;
