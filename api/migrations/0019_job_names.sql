-- Queued jobs follow the new names of three jobs. A process of an older version may still queue the former names;
-- the worker serves those too.
create temporary table renamed_job (former text not null, name text not null) on commit drop;
insert into renamed_job values
  ('tend-listings', 'expire-unconfirmed-listings'),
  ('tend-tickets', 'close-idle-tickets'),
  ('tell-unread', 'send-unread-mail');

insert into graphile_worker._private_tasks (identifier)
  select name from renamed_job on conflict (identifier) do nothing;

update graphile_worker._private_jobs as job set task_id = task.id
  from renamed_job
  join graphile_worker._private_tasks as former on former.identifier = renamed_job.former
  join graphile_worker._private_tasks as task on task.identifier = renamed_job.name
  where job.task_id = former.id;
