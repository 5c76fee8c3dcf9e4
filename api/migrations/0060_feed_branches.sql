-- The number that an agency's software gives a branch leads to one branch.
update branch set code = ''
where code <> '' and exists (
  select from branch earlier
  where earlier.account_id = branch.account_id and earlier.code = branch.code and earlier.id < branch.id
);
create unique index branch_by_code on branch (account_id, code) where code <> '';

-- What software of the trade calls the home, where that differs from the reference: "17_A1" for A1 of branch 17.
alter table feed_property add column agent_ref text not null default '' check (char_length(agent_ref) <= 100);

-- Enquiries are exported in the order of their ids, which a new message does not change.
create index conversation_of_lister_by_id on conversation (lister_id, id);
