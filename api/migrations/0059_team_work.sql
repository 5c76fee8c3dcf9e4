-- Homes can be given to one person together, and given back within seconds.
alter table bulk_change drop constraint bulk_change_action_check;
alter table bulk_change add constraint bulk_change_action_check
  check (action in ('confirm', 'pause', 'resume', 'agree', 'let', 'rent', 'assign'));
-- Who looks after the homes since the change, and who did before; read for the action `assign` only. They are kept for
-- seconds and compared with the team when they are read, so they need no reference to the account.
alter table bulk_change add column assigned_to uuid;
alter table bulk_change_home add column assigned_to uuid;

-- Keys and webhooks belong to the account; whoever made them takes them along when they go.
alter table api_key add column created_by uuid references account on delete set null;
create index api_key_by_person on api_key (created_by) where created_by is not null;
alter table webhook add column created_by uuid references account on delete set null;
create index webhook_by_person on webhook (created_by) where created_by is not null;

-- All views of a listing, kept beside the days so that thousands of homes are sorted by it without reading every day.
create table listing_view_total (
  listing_id uuid primary key references listing on delete cascade,
  views integer not null check (views >= 0)
) with (fillfactor = 70);
-- Processes of the version before count views meanwhile: one between the sum and the triggers would be in neither.
lock table listing_view in share row exclusive mode;
insert into listing_view_total (listing_id, views) select listing_id, sum(views)::int from listing_view group by listing_id;

create function add_to_view_total() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_view_total as total (listing_id, views)
      select listing_id, sum(views)::int from added group by listing_id
      on conflict (listing_id) do update set views = total.views + excluded.views;
  elsif tg_op = 'UPDATE' then
    update listing_view_total total set views = total.views + change.views
      from (
        select listing_id, sum(views)::int as views
        from (select listing_id, views from added union all select listing_id, -views from removed) both_sides
        group by listing_id
      ) change
      where total.listing_id = change.listing_id and change.views <> 0;
  else
    update listing_view_total total set views = total.views - change.views
      from (select listing_id, sum(views)::int as views from removed group by listing_id) change
      where total.listing_id = change.listing_id;
  end if;
  return null;
end $$;
create trigger add_new_views after insert on listing_view
  referencing new table as added for each statement execute function add_to_view_total();
create trigger add_changed_views after update on listing_view
  referencing old table as removed new table as added for each statement execute function add_to_view_total();
create trigger subtract_deleted_views after delete on listing_view
  referencing old table as removed for each statement execute function add_to_view_total();
