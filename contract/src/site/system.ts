import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { count, cursorPage, cursorQuery, instant, text } from '../wire/text.ts';

export const FAILED_JOBS_PER_PAGE = 25;
const MAX_KINDS = 200;

const jobKind = text(100);
/** A bigint of the job queue, which may be longer than numbers of JSON are precise; some of 19 digits are too large. */
const jobId = text(20).regex(/^\d{1,18}$/, 'This isn’t the id of a job.');

const queue = z.object({
  job: jobKind,
  waiting: count,
  running: count,
  /** Given up after their last attempt. */
  failed: count,
  /** How long the oldest one that could run has waited. */
  oldestSeconds: z.number().min(0),
});
/** The jobs of one kind. */
export type QueueFigures = z.output<typeof queue>;

/** More are not listed. */
export const MAX_PROCESSES = 200;

const processStatus = z.object({
  id: z.uuid(),
  kind: z.enum(['all', 'web', 'worker']),
  version: text(50),
  host: text(63),
  memoryBytes: count,
  startedAt: instant,
  silentSeconds: z.number().min(0).describe('Seconds since we last heard from the process; this should be below 30.'),
});
/** A process that serves the site or runs its jobs. */
export type ProcessStatus = z.output<typeof processStatus>;

const systemStatus = z.object({
  processes: z.array(processStatus).max(MAX_PROCESSES),
  replicas: z
    .array(z.object({ lagSeconds: z.number().min(0).nullable() }))
    .max(20)
    .describe('How far behind each read replica is, in the order of the settings; null for one we can’t reach.'),
  queues: z.array(queue).max(MAX_KINDS),
  mail: z.object({
    transport: z.enum(['smtp', 'local']),
    waiting: count,
    sentToday: count,
    /** Given up after their last attempt, by template. */
    failures: z.array(z.object({ template: text(100), mails: count })).max(MAX_KINDS),
  }),
  versions: z.object({ letfair: text(50), node: text(50), postgres: text(100), schema: text(200) }),
  lastBackup: instant.nullable().describe('When the last backup finished; null before the first.'),
});
export type SystemStatus = z.output<typeof systemStatus>;

const storageStatus = z.object({
  areas: z.array(z.object({ area: text(50), files: count, bytes: count })).max(20),
  databaseBytes: count,
  isReachable: z.boolean().describe('Whether we can reach the folder or bucket that holds the files.'),
  diskFreeBytes: count.nullable().describe('Null if we can’t tell.'),
});
export type StorageStatus = z.output<typeof storageStatus>;

const failedJob = z.object({
  id: jobId,
  job: jobKind,
  failedAt: instant,
  attempts: count,
  /** Without email addresses, phone numbers and tokens. */
  error: text(5_000),
  /** Which mail was not sent; null for other jobs. */
  mailTemplate: text(100).nullable(),
  /** Of the request that caused it, as it stands in the log. */
  requestId: text(100).nullable(),
});
export type FailedJob = z.output<typeof failedJob>;

const chosenJobs = z.union(
  [z.strictObject({ job: jobKind }), z.strictObject({ id: jobId })],
  'Send either one job or one kind of job.',
);

const changed = z.object({ jobs: count });

export const systemContract = {
  show: endpoint('GET /api/admin/system', ['admin'], {
    summary: 'Processes, replicas, job queues, emails, versions and the last backup',
    data: systemStatus,
  }),
  storage: endpoint('GET /api/admin/system/storage', ['admin'], {
    summary: 'Whether we can reach the storage, the space files and the database take up, and the space left',
    data: storageStatus,
  }),
  failedJobs: endpoint('GET /api/admin/system/failed-jobs', ['admin'], {
    summary: 'Failed jobs, latest first',
    query: cursorQuery({
      job: jobKind.optional().meta({ description: 'Only jobs of this kind.', examples: ['send-mail'] }),
    }),
    data: cursorPage({ jobs: z.array(failedJob).max(FAILED_JOBS_PER_PAGE) }),
  }),
  retry: endpoint('POST /api/admin/system/failed-jobs/retry', ['admin'], {
    summary: 'Retry one failed job, or all of one kind',
    body: chosenJobs,
    data: changed,
    errors: ['not_found'],
  }),
  discard: endpoint('POST /api/admin/system/failed-jobs/discard', ['admin'], {
    summary: 'Delete one failed job, or all of one kind, without running them',
    body: chosenJobs,
    data: changed,
    errors: ['not_found'],
  }),
};
