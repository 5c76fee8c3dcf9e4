import type pg from 'pg';
import { isDatabaseUnavailable } from '../database-errors.ts';
import { OverloadedError } from '../limits/concurrency-limit.ts';
import type { Log } from '../log.ts';
import { createPrimaryHistory, parseWalPosition, type WalPosition } from './wal-position.ts';
import { watchPosition } from './watch-position.ts';

/** The position that a commit has reached once it is visible. */
const PRIMARY_POSITION = 'select pg_current_wal_lsn()::text as position';
/** Null once the server was promoted: it then goes a way of its own. */
const REPLICA_POSITION = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position';
const CHANGE_POSITION = 'select pg_current_wal_insert_lsn()::text as position';

export interface Replicas {
  readonly pools: readonly pg.Pool[];
  /**
   * Reads from a replica that is close behind the primary, else from the primary; also when the replica fails
   * meanwhile. `afterChange`: only from one that has replayed the last change of a listing that was heard of.
   */
  readonly read: <T>(
    read: { readonly onReplica: (index: number) => Promise<T>; readonly onPrimary: () => Promise<T> },
    options: { readonly afterChange: boolean },
  ) => Promise<T>;
  /** Called when pages that show listings are outdated. */
  readonly noteChange: () => void;
  /** Seconds that each is behind; null for one that is away. */
  readonly lags: () => readonly (number | null)[];
  readonly stop: () => Promise<void>;
}

export interface ReplicasDeps {
  /** Reaches the primary itself. */
  readonly primary: pg.Pool;
  readonly pools: readonly pg.Pool[];
  readonly maxLagMs: number;
  readonly log: Log;
}

interface Replica {
  readonly name: string;
  position: WalPosition | null;
  isUsed: boolean;
  /** Ends the calls that wait for it when the replica is left out, because it may hang. */
  readonly waiting: WaitingCalls;
}

type WaitingCalls = Set<(reason: Error) => void>;

class ReplicaLost extends Error {}

export function openReplicas({ primary, pools, maxLagMs, log }: ReplicasDeps): Replicas {
  const history = createPrimaryHistory(maxLagMs * 2);
  const replicas: Replica[] = pools.map((pool) => ({
    name: new URL(pool.options.connectionString ?? '').host,
    position: null,
    isUsed: false,
    waiting: new Set(),
  }));
  /** What pages have to show; null while it is not known, and then only the primary has it for sure. */
  let required: WalPosition | null = null;
  let noted = 0;
  let isFinding = false;
  let turn = 0;

  const lagOf = ({ position }: Replica): number =>
    position === null ? Number.POSITIVE_INFINITY : history.lagAt(position, Date.now());

  function judge(replica: Replica): void {
    const isUsed = lagOf(replica) <= maxLagMs;
    if (isUsed === replica.isUsed) return;
    replica.isUsed = isUsed;
    if (isUsed) {
      log.info({ replica: replica.name }, 'A replica answers searches');
    } else {
      for (const end of replica.waiting) end(new ReplicaLost());
      log.warn({ replica: replica.name }, 'A replica is away or too far behind and is not asked');
    }
  }

  /** The change was visible before it was heard of, so the position that is asked for afterwards includes it. */
  async function findRequired(): Promise<void> {
    if (isFinding) return;
    isFinding = true;
    try {
      for (let before = -1; before !== noted; ) {
        before = noted;
        const { rows } = await primary.query<{ position: string }>(CHANGE_POSITION);
        if (before === noted) required = parseWalPosition(rows[0]?.position ?? '');
      }
      for (const watch of watches) watch.askNow();
    } catch {
      // The next position of the primary asks again.
    } finally {
      isFinding = false;
    }
  }

  const primaryWatch = watchPosition({
    connectionString: primary.options.connectionString ?? '',
    statement: PRIMARY_POSITION,
    onPosition: (position) => {
      if (position !== null) history.add(position, Date.now());
      if (required === null) void findRequired();
      for (const replica of replicas) judge(replica);
    },
    onLost: () => undefined,
  });
  const watches = replicas.map((replica, index) =>
    watchPosition({
      connectionString: pools[index]?.options.connectionString ?? '',
      statement: REPLICA_POSITION,
      onPosition: (position) => {
        replica.position = position;
        judge(replica);
      },
      onLost: () => {
        replica.position = null;
        judge(replica);
      },
    }),
  );

  function choose(afterChange: boolean): number | null {
    if (afterChange && required === null) return null;
    const least = afterChange ? required : null;
    for (let tries = 0; tries < replicas.length; tries++) {
      const index = turn++ % replicas.length;
      const replica = replicas[index]!;
      // Time passes between two checks.
      judge(replica);
      const { isUsed, position } = replica;
      if (isUsed && position !== null && (least === null || position >= least)) return index;
    }
    return null;
  }

  return {
    pools,
    read: async ({ onReplica, onPrimary }, { afterChange }) => {
      const index = choose(afterChange);
      if (index === null) return onPrimary();
      try {
        return await callUntilLost(replicas[index]!.waiting, () => onReplica(index));
      } catch (error) {
        if (!isTroubleOfReplica(error)) throw error;
        return onPrimary();
      }
    },
    noteChange: () => {
      required = null;
      noted += 1;
      void findRequired();
    },
    lags: () =>
      replicas.map((replica) => {
        const lag = lagOf(replica);
        return Number.isFinite(lag) ? lag / 1_000 : null;
      }),
    stop: async () => {
      await Promise.all([primaryWatch.stop(), ...watches.map(({ stop }) => stop())]);
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

/** Each call has a promise of its own: one that stays pending for all of them would keep their answers in memory. */
export async function callUntilLost<T>(waiting: WaitingCalls, call: () => Promise<T>): Promise<T> {
  const lost = Promise.withResolvers<never>();
  waiting.add(lost.reject);
  try {
    return await Promise.race([call(), lost.promise]);
  } finally {
    waiting.delete(lost.reject);
  }
}

/** A statement that took too long would do so on the primary as well. */
const TIMED_OUT = '57014';
/** Tables, columns and functions of a migration that the replica has not replayed yet. */
const unknownNames = /^42(P01|703|883)$/;

function isTroubleOfReplica(error: unknown): boolean {
  if (error instanceof ReplicaLost || error instanceof OverloadedError) return true;
  const { code = '' } = error as { code?: string };
  return unknownNames.test(code) || (isDatabaseUnavailable(error) && code !== TIMED_OUT);
}
