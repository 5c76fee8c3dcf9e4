import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';
import { registerTypeParsers } from './type-parsers.ts';

/** Reads. */
export type Db = Kysely<Tables>;
declare const inTransaction: unique symbol;
/** Writes. Only `write` makes one, so a repository that takes a Tx cannot be called outside a transaction. */
export type Tx = Transaction<Tables> & { readonly [inTransaction]: true };

export const write = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute((tx) => work(tx as Tx));

registerTypeParsers();

const names = new Map<string, string>();
const MOST_NAMES = 2_000;

/** A statement's name is its own hash; hashing is remembered because the same few texts are sent all day. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    if (names.size < MOST_NAMES) names.set(text, name);
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
  /** A connection that breaks between two queries is not a fault of anybody's request; without a listener it would end the process. */
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
  // The pool listens to the connections it holds; one that is lent out and breaks between two queries is ours to hear.
  pool.on('connect', (client) => client.on('error', onIdleError));
  return pool;
}

export const openDb = (pool: pg.Pool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
