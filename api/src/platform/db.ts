import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { OverloadedError } from './concurrency-limit.ts';
import type { Tables } from './tables.ts';
import { registerTypeParsers } from './type-parsers.ts';

/** For reading. */
export type Db = Kysely<Tables>;
declare const inTransaction: unique symbol;
/** For writing. Only `write` creates one, so a repository that takes a Tx cannot be called outside a transaction. */
export type Tx = Transaction<Tables> & { readonly [inTransaction]: true };

export const write = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute((tx) => work(tx as Tx));

const ACTING_PERSON = 'letfair.acting_person';

/** Kept for the rest of the transaction, so that whatever it records names the person and not the account acted for. */
export const nameActingPerson = (tx: Tx, personId: string) =>
  sql`select set_config(${ACTING_PERSON}, ${personId}, true)`.execute(tx);

/** The person who acts for another account in this transaction, or null. */
export const actingPerson = sql<string | null>`nullif(current_setting(${sql.lit(ACTING_PERSON)}, true), '')::uuid`;

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

/** Limits of a pool: who would wait longer, or in a longer queue, is refused with an OverloadedError. */
export interface PoolLimits {
  readonly connections: number;
  readonly waiting: number;
  readonly waitMs: number;
}

/** For sign-in, writes, health checks and jobs, so that they do not queue behind searches. */
const MAIN_LIMITS: PoolLimits = { connections: 8, waiting: 400, waitMs: 4_000 };
/** For calls that only read; a search that waits longer has been given up by its visitor. */
export const READ_LIMITS: PoolLimits = { connections: 6, waiting: 100, waitMs: 1_000 };
const CONNECT_MS = 5_000;
const RETRY_AFTER_SECONDS = 2;

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

class BoundedPool extends pg.Pool {
  readonly #limits: PoolLimits;

  constructor(config: pg.PoolConfig, limits: PoolLimits) {
    super(config);
    this.#limits = limits;
  }

  override connect(...args: unknown[]): never {
    const [callback] = args as [Connected | undefined];
    if (callback) return this.#connectInTime(callback) as never;
    return new Promise((resolve, reject) => {
      this.#connectInTime((error, client) => (error ? reject(error) : resolve(client)));
    }) as never;
  }

  #connectInTime(done: Connected): void {
    const { waiting, waitMs } = this.#limits;
    const refuse = () => done(new OverloadedError(RETRY_AFTER_SECONDS), undefined, () => undefined);
    if (this.waitingCount >= waiting) {
      refuse();
      return;
    }
    let isRefused = false;
    const giveUp = () => {
      isRefused = true;
      refuse();
    };
    // A connection that is still being made has a time of its own.
    const timer = this.totalCount < this.options.max ? undefined : setTimeout(giveUp, waitMs).unref();
    const connect = super.connect as (callback: Connected) => void;
    connect.call(this, (error, client, release) => {
      clearTimeout(timer);
      if (isRefused) release?.();
      else done(error, client, release);
    });
  }
}

export interface DbOptions {
  readonly connectionString: string;
  readonly max?: number;
  readonly limits?: PoolLimits;
  /** Called when an idle connection breaks; without a listener that would end the process. */
  readonly onIdleError: (error: Error) => void;
}

export function openPool({
  connectionString,
  limits = MAIN_LIMITS,
  max = limits.connections,
  onIdleError,
}: DbOptions): pg.Pool {
  const config = {
    connectionString,
    max,
    Client: NamedStatements,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    application_name: 'letfair',
  };
  const pool = new BoundedPool(config as pg.PoolConfig, limits);
  pool.on('error', onIdleError);
  // The pool only listens to idle connections, so checked-out ones need a listener of their own.
  pool.on('connect', (client) => client.on('error', onIdleError));
  return pool;
}

export const openDb = (pool: pg.Pool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
