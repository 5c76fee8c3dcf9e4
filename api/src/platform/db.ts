import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';
import { registerTypeParsers } from './type-parsers.ts';

/** For reading. */
export type Db = Kysely<Tables>;
declare const inTransaction: unique symbol;
/** For writing. Only `write` creates one, so a repository that takes a Tx cannot be called outside a transaction. */
export type Tx = Transaction<Tables> & { readonly [inTransaction]: true };

export const write = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute((tx) => work(tx as Tx));

registerTypeParsers();

const names = new Map<string, string>();
const MAX_CACHED_NAMES = 2_000;

/** A statement is named after its hash, which is cached because the same few statements are sent all day. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    if (names.size < MAX_CACHED_NAMES) names.set(text, name);
  }
  return name;
}

/** PostgreSQL parses and plans a named statement once per connection, which is a third of the work of an unnamed one. */
class NamedStatements extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, done] = args;
    const send = super.query as (...args: unknown[]) => never;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return send.apply(this, args);
    return send.call(this, { name: nameOf(text), text, values }, done);
  }
}

export interface DbOptions {
  readonly connectionString: string;
  readonly max?: number;
  /** Called when an idle connection breaks; without a listener that would end the process. */
  readonly onIdleError: (error: Error) => void;
}

export function openPool({ connectionString, max = 10, onIdleError }: DbOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    Client: NamedStatements,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'letfair',
  } as pg.PoolConfig);
  pool.on('error', onIdleError);
  // The pool only listens to idle connections, so checked-out ones need a listener of their own.
  pool.on('connect', (client) => client.on('error', onIdleError));
  return pool;
}

export const openDb = (pool: pg.Pool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
