import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { HookArguments, Hooks } from './hooks.ts';
import { byteLimitedMap } from './limits/byte-limited-map.ts';
import { OverloadedError } from './limits/concurrency-limit.ts';
import type { KeyRing } from './secrets/key-ring.ts';
import type { Tables } from './tables.ts';
import { inThisActivity } from './telemetry/activity.ts';
import { traceQuery } from './telemetry/trace-query.ts';
import { registerTypeParsers } from './type-parsers.ts';

/** For reading. */
export type Db = Kysely<Tables>;
declare const inTransaction: unique symbol;
/** For writing. Only `write` creates one, so a repository that takes a Tx cannot be called outside a transaction. */
export type Tx = Transaction<Tables> & { readonly [inTransaction]: true };

declare const isAuthorizedAgain: unique symbol;
/**
 * For writing what lets people or programs in: the accounts of whoever acts are locked, and may still do so. Only calls
 * that say `handsOutAccess` get one.
 */
export type AccessTx = Tx & { readonly [isAuthorizedAgain]: true };

/** What belongs to a database like its connections. */
interface Belongings {
  /** The keys of what it keeps encrypted; only what reads or writes secrets needs them. */
  readonly keyRing?: KeyRing;
  /** What follows from changes; only what makes such a change needs them. */
  readonly hooks?: Hooks<Tx>;
}

const belongings = new WeakMap<Db, Belongings>();

export const write = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute((tx) => {
    belongings.set(tx, belongings.get(db) ?? {});
    return work(tx as Tx);
  });

export function keyRingOf(db: Db): KeyRing {
  const ring = belongings.get(db)?.keyRing;
  if (!ring) throw new Error('This database was opened without its keys.');
  return ring;
}

/** Does what follows from a change, one after the other and in its transaction. */
export async function runHooks<Name extends keyof HookArguments>(
  tx: Tx,
  name: Name,
  ...about: HookArguments[Name]
): Promise<void> {
  for (const follow of hooksOf(tx)[name]) await follow(tx, ...about);
}

function hooksOf(tx: Tx): Hooks<Tx> {
  const hooks = belongings.get(tx)?.hooks;
  if (!hooks) throw new Error('This database was opened without its hooks.');
  return hooks;
}

type ListingMove = HookArguments['afterListingMoved'];

/** The same after many listings have moved. Most of them concern nobody, so each hook is asked once which ones do. */
export async function runHooksForMany(tx: Tx, moves: readonly ListingMove[]): Promise<void> {
  const hooks = hooksOf(tx).afterListingMoved;
  const ids = moves.map(([{ id }]) => id);
  const concerned = await Promise.all(hooks.map(({ findConcerned }) => findConcerned?.(tx, ids)));
  for (const move of moves)
    for (const [at, follow] of hooks.entries()) if (concerned[at]?.has(move[0].id) ?? true) await follow(tx, ...move);
}

const ACTING_PERSON = 'letfair.acting_person';

/** Kept for the rest of the transaction, so that whatever it records names the person and not the account acted for. */
export const nameActingPerson = (tx: Tx, personId: string) =>
  sql`select set_config(${ACTING_PERSON}, ${personId}, true)`.execute(tx);

/** The person who acts for another account in this transaction, or null. */
export const actingPerson = sql<string | null>`nullif(current_setting(${sql.lit(ACTING_PERSON)}, true), '')::uuid`;

registerTypeParsers();

/** Statements that insert many rows are long and of every length. */
const MAX_NAMES_BYTES = 4 * 1_024 * 1_024;
const names = byteLimitedMap<string, string>(MAX_NAMES_BYTES);

const NAME_BYTES = 150;

/** A statement is named after its hash, which is cached because the same few statements are sent all day. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name, 2 * text.length + NAME_BYTES);
  }
  return name;
}

class TracedClient extends pg.Client {
  override query(...args: unknown[]): never {
    return traceQuery(super.query.bind(this) as (...args: unknown[]) => never, args);
  }
}

/** PostgreSQL parses and plans a named statement once per connection, which is a third of the work of an unnamed one. */
class NamedStatements extends TracedClient {
  override query(...args: unknown[]): never {
    const [text, values, done] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return super.query(...args);
    return super.query({ name: nameOf(text), text, values }, done);
  }
}

/** Limits of a pool: who would wait longer, or in a longer queue, is refused with an OverloadedError. */
export interface PoolLimits {
  readonly connections: number;
  readonly waiting: number;
  readonly waitMs: number;
}

/** Milliseconds after which PostgreSQL ends what hangs, so that it holds neither connections nor locks. */
export interface StatementTimeouts {
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

interface PoolSettings {
  readonly limits: PoolLimits;
  readonly timeouts: StatementTimeouts;
}

export const poolSettings = {
  /** For sign-in, writes and health checks, so that they do not queue behind searches. */
  writes: {
    limits: { connections: 8, waiting: 400, waitMs: 4_000 },
    timeouts: { statement: 30_000, lock: 10_000, idleInTransaction: 60_000 },
  },
  /** For calls that only read; a search that takes longer has been given up by its visitor. */
  reads: {
    limits: { connections: 6, waiting: 100, waitMs: 1_000 },
    timeouts: { statement: 10_000, lock: 5_000, idleInTransaction: 30_000 },
  },
  /** Four at once with what they start, and two that hear of new ones; imports work through large tables. */
  jobs: {
    limits: { connections: 10, waiting: 400, waitMs: 30_000 },
    timeouts: { statement: 900_000, lock: 60_000, idleInTransaction: 300_000 },
  },
} as const satisfies Record<string, PoolSettings>;

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
    if (callback) return this.#connectInTime(inThisActivity(callback)) as never;
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
  /** Null where statements may take as long as they need, and behind a pooler, which refuses such parameters. */
  readonly timeouts?: StatementTimeouts | null;
  /** False sends unnamed statements, for a pooler that gives each transaction another connection. */
  readonly prepare?: boolean;
  /** Called when an idle connection breaks; without a listener that would end the process. */
  readonly onIdleError: (error: Error) => void;
}

export function openPool({
  connectionString,
  limits = poolSettings.writes.limits,
  max = limits.connections,
  timeouts = null,
  prepare = true,
  onIdleError,
}: DbOptions): pg.Pool {
  const config = {
    connectionString,
    max,
    Client: prepare ? NamedStatements : TracedClient,
    ...(timeouts && {
      statement_timeout: timeouts.statement,
      lock_timeout: timeouts.lock,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    }),
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    // Both sides keep every named statement of a connection, and on a busy site connections are never idle.
    maxLifetimeSeconds: 1_800,
    application_name: 'letfair',
  };
  const pool = new BoundedPool(config as pg.PoolConfig, limits);
  pool.on('error', onIdleError);
  // The pool only listens to idle connections, so checked-out ones need a listener of their own.
  pool.on('connect', (client) => client.on('error', onIdleError));
  return pool;
}

export function openDb(pool: pg.Pool, belonging: Belongings = {}): Db {
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  belongings.set(db, belonging);
  return db;
}
