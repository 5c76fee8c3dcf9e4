-- Processes that serve the site or run its jobs; each says every few seconds that it runs. Worth nothing after a crash.
create unlogged table process_heartbeat (
  id uuid primary key,
  kind text not null check (kind in ('all', 'web', 'worker')),
  version text not null check (char_length(version) <= 50),
  host text not null check (char_length(host) <= 63),
  memory_bytes bigint not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now()
);
create index process_heartbeat_by_time on process_heartbeat (seen_at);
