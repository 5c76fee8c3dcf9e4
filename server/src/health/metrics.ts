import type { Meters } from '@letfair/api';
import type { QueueFigures } from '@letfair/contract/site/system';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createDurationHistogram } from './duration-histogram.ts';

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 30, 120];

type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

export interface CacheStats {
  readonly bytes: number;
  readonly entries: number;
}

/** Everything that /metrics shows. Labels have values of our code only, so that nobody can add a series by a request. */
export interface Metrics {
  readonly registry: Registry;
  /** Adds a series, which is then told how long each of its requests took. */
  readonly timeRequests: (labels: Readonly<Record<'method' | 'route' | 'status', string>>) => (seconds: number) => void;
  readonly meters: Meters;
  readonly countPageCacheRead: (isHit: boolean) => void;
  readonly countPolicyReport: (directive: string, blocked: string) => void;
  readonly watchPageCache: (read: () => CacheStats) => void;
  readonly watchPool: (name: string, pool: PoolCounts) => void;
  readonly watchQueues: (read: () => Promise<readonly QueueFigures[]>) => void;
  /** Seconds that each replica is behind, by its place in the configuration; null for one that is away. */
  readonly watchReplicas: (read: () => readonly (number | null)[]) => void;
  readonly watchStorage: (canReach: () => Promise<boolean>) => void;
  readonly watchDisk: (readFreeBytes: () => Promise<number>) => void;
  /** When the last backup finished, or null. */
  readonly watchBackups: (readLast: () => Promise<string | null>) => void;
  /** Observing garbage collection slows every request a little, so it starts with the first scrape. */
  readonly addProcessMetrics: () => void;
}

/** A registry per app, because the process-wide default one would mix the apps of different tests. */
export function createMetrics(version = 'unknown'): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const pools = new Map<string, PoolCounts>();
  let hasProcessMetrics = false;
  let readCache: () => CacheStats = () => ({ bytes: 0, entries: 0 });
  let readLiveStreams: () => number = () => 0;
  let readQueues: () => Promise<readonly QueueFigures[]> = async () => [];
  let readReplicas: () => readonly (number | null)[] = () => [];
  let readFreeBytes: (() => Promise<number>) | null = null;
  let canReachStorage: (() => Promise<boolean>) | null = null;
  let readLastBackup: () => Promise<string | null> = async () => null;

  /** A gauge that is read when it is scraped; a value that cannot be read is left out. */
  function gauge<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    fill: (set: (labels: Record<L, string>, value: number) => void) => void | Promise<void>,
  ): void {
    const made: Gauge<L> = new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect: async () => {
        made.reset();
        await Promise.resolve(fill((labels, value) => made.set(labels, value))).catch(() => undefined);
      },
    });
  }

  const timeRequests = createDurationHistogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the start of its response',
    buckets: REQUEST_SECONDS,
    registry,
  });
  const jobDuration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time a job took',
    labelNames: ['job', 'outcome'] as const,
    buckets: JOB_SECONDS,
    registers,
  });
  const mails = new Counter({
    name: 'mails_total',
    help: 'Emails handed to the mail server, and failed attempts',
    labelNames: ['outcome'] as const,
    registers,
  });
  const storageOperations = new Counter({
    name: 'storage_operations_total',
    help: 'Reads and writes of stored files',
    labelNames: ['operation', 'outcome'] as const,
    registers,
  });
  const storageBytes = new Counter({
    name: 'storage_bytes_total',
    help: 'Bytes read from and written to stored files',
    labelNames: ['operation'] as const,
    registers,
  });
  const cacheReads = new Counter({
    name: 'page_cache_reads_total',
    help: 'Lookups of rendered pages in the cache',
    labelNames: ['outcome'] as const,
    registers,
  });
  const refusedStreams = new Counter({
    name: 'live_streams_refused_total',
    help: 'Live channels refused because the process already had MAX_LIVE_STREAMS of them',
    registers,
  });
  const policyReports = new Counter({
    name: 'csp_reports_total',
    help: 'What browsers stopped pages from doing, by Content-Security-Policy directive and kind of source',
    labelNames: ['directive', 'blocked'] as const,
    registers,
  });
  const refusedSignIns = new Counter({
    name: 'sign_ins_refused_total',
    help: 'Sign-ins that were refused, or locked after too many attempts, by what people entered',
    labelNames: ['step', 'outcome'] as const,
    registers,
  });
  const [hits, misses] = [cacheReads.labels('hit'), cacheReads.labels('miss')];

  gauge('letfair_info', 'The version that is running', ['version', 'node'], (set) =>
    set({ version, node: process.version }, 1),
  );
  gauge('page_cache_bytes', 'Memory used by cached pages', [], (set) => set({}, readCache().bytes));
  gauge('page_cache_entries', 'Pages in the cache', [], (set) => set({}, readCache().entries));
  gauge('live_streams', 'Open live channels', [], (set) => set({}, readLiveStreams()));
  gauge('database_connections', 'Open connections to PostgreSQL', ['pool', 'state'], (set) => {
    for (const [pool, { totalCount, idleCount }] of pools) {
      set({ pool, state: 'used' }, totalCount - idleCount);
      set({ pool, state: 'idle' }, idleCount);
    }
  });
  gauge('database_connections_awaited', 'Requests waiting for a connection', ['pool'], (set) => {
    for (const [pool, { waitingCount }] of pools) set({ pool }, waitingCount);
  });
  gauge('database_replica_lag_seconds', 'How far a replica is behind', ['replica'], (set) => {
    for (const [at, lag] of readReplicas().entries()) if (lag !== null) set({ replica: String(at + 1) }, lag);
  });
  gauge('database_replica_up', 'Whether we can reach a replica', ['replica'], (set) => {
    for (const [at, lag] of readReplicas().entries()) set({ replica: String(at + 1) }, lag === null ? 0 : 1);
  });
  gauge('jobs', 'Jobs in the queue', ['job', 'state'], async (set) => {
    for (const { job, ...counts } of await readQueues())
      for (const state of ['waiting', 'running', 'failed'] as const) set({ job, state }, counts[state]);
  });
  gauge(
    'job_oldest_waiting_seconds',
    'How long the oldest job that’s ready to run has been waiting',
    ['job'],
    async (set) => {
      for (const { job, oldestSeconds } of await readQueues()) set({ job }, oldestSeconds);
    },
  );
  gauge('storage_up', 'Whether we can reach the folder or bucket that holds the files', [], async (set) => {
    if (canReachStorage) set({}, (await canReachStorage()) ? 1 : 0);
  });
  gauge('disk_free_bytes', 'Free space on the disk that holds the data folder', [], async (set) => {
    if (readFreeBytes) set({}, await readFreeBytes());
  });
  gauge('backup_last_success_timestamp_seconds', 'When the last backup finished', [], async (set) => {
    const last = await readLastBackup();
    if (last) set({}, Date.parse(last) / 1_000);
  });

  return {
    registry,
    timeRequests,
    meters: {
      countJob: (job, outcome, seconds) => jobDuration.observe({ job, outcome }, seconds),
      countMail: (outcome) => mails.inc({ outcome }),
      countStorageOperation: (operation, outcome, bytes) => {
        storageOperations.inc({ operation, outcome });
        if (bytes > 0) storageBytes.inc({ operation }, bytes);
      },
      watchLiveStreams: (count) => {
        readLiveStreams = count;
      },
      countRefusedStream: () => refusedStreams.inc(),
      countRefusedSignIn: (step, outcome) => refusedSignIns.inc({ step, outcome }),
    },
    countPageCacheRead: (isHit) => (isHit ? hits : misses).inc(),
    countPolicyReport: (directive, blocked) => policyReports.inc({ directive, blocked }),
    watchPageCache: (read) => {
      readCache = read;
    },
    watchPool: (name, pool) => void pools.set(name, pool),
    watchQueues: (read) => {
      readQueues = keepFor(QUEUES_MS, read);
    },
    watchReplicas: (read) => {
      readReplicas = read;
    },
    watchStorage: (canReach) => {
      canReachStorage = canReach;
    },
    watchDisk: (read) => {
      readFreeBytes = read;
    },
    watchBackups: (read) => {
      readLastBackup = read;
    },
    addProcessMetrics: () => {
      if (!hasProcessMetrics) collectDefaultMetrics({ register: registry });
      hasProcessMetrics = true;
    },
  };
}

const QUEUES_MS = 5_000;

/** Several gauges and scrapes share one answer. */
function keepFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly answer: Promise<T>; readonly until: number } | null = null;
  return () => {
    if (!kept || Date.now() > kept.until) kept = { answer: read(), until: Date.now() + ms };
    return kept.answer;
  };
}
