import { FAILED_JOBS_PER_PAGE, type systemContract } from '@letfair/contract/site/system';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler, Handlers } from '../../../platform/http/handlers.ts';
import { notFound } from '../../../platform/http/refusals.ts';
import { noSuchPage, pageOf } from '../../../platform/keyset-page.ts';
import type { MailTransport } from '../../../platform/mail/transports.ts';
import type { CanReachStorage } from '../../../platform/storage/watch-reach.ts';
import { type ChosenJobs, discardFailed, listFailedJobs, readQueues, retryFailed } from './job-queue.repository.ts';
import { listProcesses } from './processes.repository.ts';
import {
  countMailFailures,
  readLastBackup,
  readMails,
  readStorage,
  readVersions,
  type StorageUse,
} from './system.repository.ts';

export interface SystemDeps {
  readonly db: Db;
  readonly mail: MailTransport['kind'];
  readonly version: string;
  /** Seconds that each replica is behind; null for one that is away. */
  readonly readLags: () => readonly (number | null)[];
  /** Infinity where it cannot be told. */
  readonly readFreeBytes: () => Promise<number>;
  readonly canReachStorage: CanReachStorage;
}

const STORAGE_MS = 60_000;
const jobGone = notFound('Someone has already retried or discarded this job.');
/** The job queue is one thing, and entries of the audit log need an id of what they are about. */
const QUEUE_ID = '00000000-0000-0000-0000-000000000000';

export const systemRoutes = (deps: SystemDeps): Handlers<typeof systemContract> => ({
  show: showSystem(deps),
  storage: showStorage(deps),
  failedJobs: async ({ query: { job, cursor } }) => {
    if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) return noSuchPage;
    const limit = FAILED_JOBS_PER_PAGE + 1;
    const found = await listFailedJobs(deps.db, { job, before: cursor ?? null, limit });
    const { rows, nextCursor } = pageOf(found, FAILED_JOBS_PER_PAGE, ({ id }) => id);
    return { ok: true, data: { jobs: [...rows], nextCursor } };
  },
  retry: ({ actor, body, write }) => write((tx) => changeJobs(tx, actor.id, 'retry-jobs', body)),
  discard: ({ actor, body, write }) => write((tx) => changeJobs(tx, actor.id, 'discard-jobs', body)),
});

const showSystem =
  ({ db, mail, version, readLags }: SystemDeps): Handler<typeof systemContract.show> =>
  async () => {
    const [processes, queues, mails, failures, versions, lastBackup] = await Promise.all([
      listProcesses(db),
      readQueues(db),
      readMails(db),
      countMailFailures(db),
      readVersions(db),
      readLastBackup(db),
    ]);
    return {
      ok: true,
      data: {
        processes,
        replicas: readLags().map((lagSeconds) => ({ lagSeconds })),
        queues,
        mail: { transport: mail, ...mails, failures },
        versions: { letfair: version, node: process.versions.node, ...versions },
        lastBackup,
      },
    };
  };

/** Large tables take a while to add up, so the answer is kept for a minute. */
function showStorage({ db, readFreeBytes, canReachStorage }: SystemDeps): Handler<typeof systemContract.storage> {
  let kept: { readonly used: Promise<StorageUse>; readonly until: number } | null = null;
  return async () => {
    if (!kept || Date.now() > kept.until) {
      const used = readStorage(db);
      kept = { used, until: Date.now() + STORAGE_MS };
      used.catch(() => {
        kept = null;
      });
    }
    const [used, free, isReachable] = await Promise.all([kept.used, readFreeBytes(), canReachStorage()]);
    return { ok: true, data: { ...used, isReachable, diskFreeBytes: Number.isFinite(free) ? free : null } };
  };
}

const changes = { 'retry-jobs': retryFailed, 'discard-jobs': discardFailed } as const;

async function changeJobs(tx: Tx, adminId: string, action: keyof typeof changes, chosen: ChosenJobs) {
  const kinds = await changes[action](tx, chosen);
  if (kinds.length === 0) return jobGone;
  await recordAudit(tx, {
    actor_id: adminId,
    actor_role: 'moderator',
    action,
    target_type: 'system',
    target_id: QUEUE_ID,
    status: '',
    note: `${kinds[0]}: ${kinds.length === 1 ? '1 job' : `${kinds.length} jobs`}`,
  });
  return { ok: true, data: { jobs: kinds.length } } as const;
}
