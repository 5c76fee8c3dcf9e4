import type { DataExport, privacyContract } from '@letfair/contract/accounts/privacy';
import { erasureDate } from '@letfair/domain/accounts/privacy/retention';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { enqueue, queueOfAccount } from '../../../../platform/jobs/jobs.ts';
import { type Limit, limitRefusal } from '../../../../platform/throttle.ts';
import { countMembers, findAccountById, lockAccount } from '../../sign-in/index.ts';
import { deleteStuckExports, type ExportRow, findNewestExport, insertExport } from './exports.repository.ts';

function presentExport({ created_at, ready_at, expires_at, bytes }: ExportRow, now = new Date()): DataExport {
  if (!ready_at || !expires_at) return { status: 'making', askedAt: created_at.toISOString() };
  if (expires_at <= now) return { status: 'expired', expiresAt: expires_at.toISOString() };
  return {
    status: 'ready',
    readyAt: ready_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    bytes: Number(bytes),
  };
}

const exportsPerDay: Limit = { bucket: 'data-export', hits: 3, seconds: 86_400 };
const ATTEMPTS = 4;
/** By then the last attempt has failed. */
const STUCK_AFTER_MINUTES = 60;

/** Asking again while an export is in progress returns the same one. */
export const requestExport =
  (): Handler<typeof privacyContract.askForExport> =>
  ({ actor, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      await deleteStuckExports(tx, actor.id, STUCK_AFTER_MINUTES);
      const asked = await insertExport(tx, actor.id);
      if (!asked) {
        const underWay = await findNewestExport(tx, actor.id);
        if (!underWay) throw new Error('An export that is being made cannot be found.');
        return { ok: true, data: { export: presentExport(underWay) } };
      }
      const overLimit = await limitRefusal(tx, exportsPerDay, actor.id);
      if (overLimit) return overLimit;
      await enqueue(
        tx,
        'make-export',
        { exportId: asked.id },
        { attempts: ATTEMPTS, key: `export ${asked.id}`, queue: queueOfAccount('exports', actor.id) },
      );
      return { ok: true, data: { export: presentExport(asked) } };
    });

export const showPrivacy =
  (db: Db): Handler<typeof privacyContract.show> =>
  async ({ actor }) => {
    const newest = await findNewestExport(db, actor.id);
    const account = await findAccountById(db, actor.id);
    const closedAt = account?.closed_at ?? null;
    return {
      ok: true,
      data: {
        export: newest ? presentExport(newest) : null,
        deletionDue: closedAt && erasureDate(closedAt).toISOString(),
        teamMembers: await countMembers(db, actor.id),
      },
    };
  };
