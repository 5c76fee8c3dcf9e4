-- Conversations between somebody who looks for a home and the one who lists it.

create table conversation (
  id                uuid primary key,
  listing_id        uuid not null references listing on delete cascade,
  tenant_id         uuid not null references account on delete cascade,
  lister_id         uuid not null references account on delete cascade check (lister_id <> tenant_id),
  -- The number of the last message. It is counted up under the lock of this row, so that numbers have no gaps.
  message_count     integer not null default 0,
  -- Each side has read up to this number; what it has not read of the other's is counted here, not at each look.
  tenant_read       integer not null default 0 check (tenant_read <= message_count),
  lister_read       integer not null default 0 check (lister_read <= message_count),
  tenant_unread     integer not null default 0 check (tenant_unread >= 0),
  lister_unread     integer not null default 0 check (lister_unread >= 0),
  -- told by mail since it last read something
  tenant_mailed     boolean not null default false,
  lister_mailed     boolean not null default false,
  blocked_by_tenant boolean not null default false,
  blocked_by_lister boolean not null default false,
  created_at        timestamptz not null default now(),
  -- the last message's; in whole milliseconds, since pages are continued from it
  updated_at        timestamptz(3) not null default now(),
  unique (listing_id, tenant_id)
);
create index conversation_of_tenant on conversation (tenant_id, updated_at desc, id desc);
create index conversation_of_lister on conversation (lister_id, updated_at desc, id desc);
create index conversation_unread_by_tenant on conversation (tenant_id) include (tenant_unread) where tenant_unread > 0;
create index conversation_unread_by_lister on conversation (lister_id) include (lister_unread) where lister_unread > 0;

create table message (
  id              uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  number          integer not null check (number >= 1),
  -- who wrote it is one of two, and the conversation knows them
  by_tenant       boolean not null,
  content         text not null check (char_length(content) between 1 and 4000),
  created_at      timestamptz not null,
  unique (conversation_id, number)
);
