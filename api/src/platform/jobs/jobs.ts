import { keysOf } from '@letfair/domain/keys-of';
import type { ViewingChoice } from '@letfair/domain/lettings/consequences/steps';
import type { Task, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Db, Tx } from '../db.ts';
import { currentOrigin } from '../telemetry/activity.ts';
import { type JobTelemetry, ORIGIN, observeJob } from '../telemetry/observe-job.ts';
import { type Chore, runChores } from './run-chores.ts';

/** Every job with its payload, which holds ids and never contents. */
export interface Jobs {
  'send-mail': { readonly mailId: string };
  'clean-up': object;
  /** Reminds listers to confirm their listings and expires those that nobody confirms. */
  'expire-unconfirmed-listings': object;
  /** Mails listers before a certificate ends. */
  'remind-certificates': object;
  /** Holds listings to the law of the day: one, those of an account, those with a photo, or all; `after` continues a long run. */
  'reassess-listings': {
    readonly listingId?: string;
    readonly accountId?: string;
    readonly photoId?: string;
    readonly after?: string;
    readonly _cron?: { readonly ts: string };
  };
  /** Places listings on the map: those without a position, or all after the postcode directory changed. */
  'place-listings': { readonly all?: boolean; readonly after?: string; readonly _cron?: { readonly ts: string } };
  /** Gives listings what they are compared with others by; `after` continues a long run. */
  'fingerprint-listings': { readonly after?: string };
  /** Reads an uploaded postcode directory. */
  'import-postcodes': { readonly importId: string };
  /** Reads, checks or applies a file with homes, whichever is its next step. */
  'import-listings': { readonly importId: string };
  /** Undoes an import. */
  'undo-import': { readonly importId: string };
  /** Finds the saved searches that a new listing matches, or one since it asks for this rent, and sends instant alerts. */
  'match-saved-searches': { readonly listingId: string; readonly rentId?: string };
  /** Sends daily digests; scheduled at two hours of UTC, of which one is the right hour in London. */
  'send-digests': { readonly _cron?: { readonly ts: string } };
  /** Mails one side of a conversation about unread messages. */
  'send-unread-mail': { readonly conversationId: string; readonly side: 'tenant' | 'lister' };
  /** Emails a colleague that they look after a conversation now, or are mentioned in a note. */
  'send-notice-mail': { readonly conversationId: string; readonly personId: string };
  /** Computes how often and how soon listers answer: one of them, or all that are due. */
  'compute-reply-times': { readonly listerId?: string };
  /** Emails those around a home what happened to it, once it can no longer be a mistake. */
  'tell-home-news': { readonly listingId: string };
  /** Does what follows from a change of many homes, once it can no longer be undone. */
  'finish-bulk-change': { readonly changeId: string; readonly viewings?: ViewingChoice };
  /** Writes the data export of an account. */
  'make-export': { readonly exportId: string };
  /** Erases accounts whose deletion period has ended. */
  'erase-accounts': object;
  /** Ends a measure against a user on its last day. */
  'lift-measure': { readonly measureId: string };
  /** Mails people about a viewing. */
  'tell-viewing': { readonly noticeId: string };
  /** Reminds people of viewings, and asks afterwards whether they happened. */
  'remind-viewings': object;
  /** Passes a viewing that nobody on the waiting list took in time on to the next. */
  'lapse-viewing-offers': { readonly slotId: string };
  /** Ends a suggested time that the tenant has not answered when it, or the viewing, comes. */
  'lapse-viewing-move': { readonly viewingId: string };
  /** A cancelled viewing can no longer be undone. */
  'settle-viewing': { readonly viewingId: string };
  /** Ends the viewings of a home that the law has kept off the market for too long. */
  'end-held-viewings': { readonly listingId: string };
  /** Adds the viewing times of another day, of all homes or of one that is open again. */
  'extend-viewing-slots': { readonly listingId?: string };
  /** Fetches the pictures that a feed named for a home. */
  'fetch-feed-media': { readonly accountId: string; readonly reference: string };
  /** Starts to send what webhooks wait for, and does not wait for their answers. */
  'deliver-webhooks': object;
  /** Resolves and closes idle support tickets. */
  'close-idle-tickets': object;
}

/** The condition, in SQL, for a row of the queue on which nobody works and which has had its last attempt. */
export const GIVEN_UP = 'attempts >= max_attempts and locked_at is null';

export type JobName = keyof Jobs;
export type JobHandlers = { readonly [N in JobName]: (payload: Jobs[N]) => Promise<unknown> };

interface Enqueued {
  /** Failures after which the job is given up; the delay grows exponentially. */
  readonly attempts: number;
  /** A second job with the same key replaces the first. */
  readonly key?: string;
  /** Jobs of one queue run one after the other, whichever process takes them. */
  readonly queue?: string;
  /** Smaller ones run first, and those of one number in the order of their times; 0 where nothing else is said. */
  readonly priority?: number;
  /** Earliest run; a second job with the same key keeps the time of the first. */
  readonly delaySeconds?: number;
}

/** A queue of one account, which then cannot hold up the jobs of others. */
export const queueOfAccount = (what: string, accountId: string): string => `${what} of ${accountId}`;

/**
 * Adds a job in the caller's transaction: it runs after the commit, and never after a rollback. A delay counts from
 * this moment, because a long transaction would have used up one that counts from its begin.
 */
export const enqueue = <N extends JobName>(
  tx: Tx,
  name: N,
  payload: Jobs[N],
  { attempts, key, queue, priority = 0, delaySeconds = 0 }: Enqueued,
) =>
  sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify({ ...payload, [ORIGIN]: currentOrigin() })}::json, max_attempts => ${attempts}::int, job_key => ${key ?? null}::text,
    queue_name => ${queue ?? null}::text, priority => ${priority}::int,
    run_at => clock_timestamp() + make_interval(secs => ${delaySeconds}::int),
    job_key_mode => ${delaySeconds > 0 ? 'preserve_run_at' : 'replace'}::text
  )`.execute(tx);

interface EnqueuedTogether extends Pick<Enqueued, 'attempts' | 'delaySeconds'> {
  /** The queue of each, in the order of the payloads; null for none. */
  readonly queues?: readonly (string | null)[];
}

/** Many jobs of one kind in one statement. */
export const enqueueAll = async <N extends JobName>(
  tx: Tx,
  name: N,
  payloads: readonly Jobs[N][],
  { attempts, delaySeconds = 0, queues = payloads.map(() => null) }: EnqueuedTogether,
): Promise<void> => {
  if (payloads.length === 0) return;
  const texts = payloads.map((payload) => JSON.stringify({ ...payload, [ORIGIN]: currentOrigin() }));
  await sql`select graphile_worker.add_job(
    ${name}, payload::json, max_attempts => ${attempts}::int, queue_name => queue,
    run_at => clock_timestamp() + make_interval(secs => ${delaySeconds}::int)
  ) from unnest(${texts}::text[], ${queues}::text[]) as job(payload, queue)`.execute(tx);
};

export const jobNames = keysOf({
  'send-mail': true,
  'clean-up': true,
  'expire-unconfirmed-listings': true,
  'remind-certificates': true,
  'reassess-listings': true,
  'place-listings': true,
  'fingerprint-listings': true,
  'import-postcodes': true,
  'import-listings': true,
  'undo-import': true,
  'match-saved-searches': true,
  'send-digests': true,
  'send-unread-mail': true,
  'send-notice-mail': true,
  'tell-home-news': true,
  'close-idle-tickets': true,
  'compute-reply-times': true,
  'finish-bulk-change': true,
  'make-export': true,
  'erase-accounts': true,
  'lift-measure': true,
  'tell-viewing': true,
  'remind-viewings': true,
  'lapse-viewing-offers': true,
  'lapse-viewing-move': true,
  'settle-viewing': true,
  'end-held-viewings': true,
  'extend-viewing-slots': true,
  'deliver-webhooks': true,
  'fetch-feed-media': true,
} satisfies Record<JobName, true>);

/** Jobs that may take minutes. They have workers of their own, so that nobody's mail waits for somebody's file. */
export const slowJobs: ReadonlySet<string> = new Set<JobName>([
  'import-listings',
  'undo-import',
  'import-postcodes',
  'fetch-feed-media',
  'make-export',
  'finish-bulk-change',
]);

/** What a process of an older version queues while it is being replaced. */
const formerNames: Readonly<Record<string, JobName>> = {
  'tend-listings': 'expire-unconfirmed-listings',
  'tend-tickets': 'close-idle-tickets',
  'tell-unread': 'send-unread-mail',
  'tell-enquirers': 'tell-home-news',
};

/** Throws at start for a job without a handler, which would otherwise wait forever unnoticed. */
export function createTaskList(handlers: JobHandlers, telemetry: JobTelemetry): TaskList {
  const observed = observeJob(telemetry);
  const named = new Map<string, (payload: never) => Promise<unknown>>(Object.entries(handlers));
  const taskOf = (name: JobName): Task => {
    const handle = named.get(name);
    if (!handle) throw new Error(`There is no handler for the job "${name}".`);
    return observed(name, handle);
  };
  return Object.fromEntries([
    ...jobNames.map((name) => [name, taskOf(name)]),
    ...Object.entries(formerNames).map(([former, name]) => [former, taskOf(name)]),
  ]);
}

/** Queues are named after accounts, and the worker forgets none by itself. */
export const deleteIdleQueues = (db: Db) =>
  sql`
    delete from graphile_worker._private_job_queues queue
    where locked_at is null
      and not exists (select from graphile_worker._private_jobs job where job.job_queue_id = queue.id)
  `.execute(db);

/** Runs the hourly chores. */
export const cleanUp = (db: Db, chores: readonly Chore[]) => (): Promise<void> => runChores(db, chores);
