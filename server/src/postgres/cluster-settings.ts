/** The superuser, which only prepares the cluster. */
export const DATABASE_USER = 'letfair';
export const APPLICATION_ROLE = 'letfair_app';
export const DATABASE_NAME = 'postgres';
export const PASSWORD_FILE = 'letfair.password';
export const APPLICATION_PASSWORD_FILE = 'application.password';
export const LOG_FILE = 'letfair.log';

/** For searches, which are short, and SSDs: by default PostgreSQL expects long reports and spinning disks. */
export const forSearches = { random_page_cost: '1.1', jit: 'off' } as const;

/** For a machine with 1 GB; larger sites use a PostgreSQL of their own. */
const forSmallMachine = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '128MB',
  effective_cache_size: '384MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  ...forSearches,
  // Until pages are vacuumed after many changes, searches of a city take up to three times as long.
  autovacuum_naptime: '10s',
  // The embedded database has no replicas.
  wal_level: 'minimal',
  max_wal_senders: 0,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Details and statements of errors may hold personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
/** For tests, whose data may be lost in a power cut. */
const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

export type Settings = Readonly<Record<string, string>>;

export const settingsToArguments = (port: number, isDurable: boolean, more: Settings = {}): string[] =>
  Object.entries({ port, ...forSmallMachine, ...(isDurable ? durable : throwAway), ...more }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
