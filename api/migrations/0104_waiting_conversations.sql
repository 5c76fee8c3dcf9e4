-- Whether the tenant wrote last, so that the landlord or agent has to answer.
alter table conversation add column waits_for_lister boolean not null default false;
update conversation set waits_for_lister = true
  from message
  where message.conversation_id = conversation.id and message.number = conversation.message_count and message.by_tenant;

-- Kept here, because processes of the version before write messages too during an update.
create function keep_waiting() returns trigger language plpgsql as $$
begin
  new.waits_for_lister := new.lister_unread > old.lister_unread;
  return new;
end $$;
create trigger conversation_waiting_is_kept before update of message_count on conversation
  for each row when (new.message_count > old.message_count) execute function keep_waiting();

create index conversation_waiting on conversation (lister_id, updated_at desc, id desc) where waits_for_lister;
create index conversation_unassigned on conversation (lister_id, updated_at desc, id desc) where assigned_to is null;
