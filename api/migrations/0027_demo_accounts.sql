-- Marks the accounts of the demo marketplace, whose password is published. Hashes are salted, so accounts share one
-- only when they were seeded together.
alter table account add column is_demo boolean not null default false;

update account set is_demo = true
where password_hash in (select password_hash from account group by password_hash having count(*) > 1);

create index account_of_demo on account (id) where is_demo;
