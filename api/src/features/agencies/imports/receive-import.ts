import type { importsContract } from '@letfair/contract/agencies/imports';
import {
  hasEnded,
  importFileProblem,
  importSentences,
  isAtWork,
  MAX_IMPORT_BYTES,
} from '@letfair/domain/agencies/imports/imports';
import type { Db, Tx } from '../../../platform/db.ts';
import type { PartedFiles } from '../../../platform/files/parted-files.ts';
import { importNotFound, receivePart, sizeRefusal, sweepParts } from '../../../platform/files/receive-parts.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict } from '../../../platform/http/refusals.ts';
import { enqueue, queueOfAccount } from '../../../platform/jobs/jobs.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import {
  cancelIdleImports,
  changeImport,
  findImportOf,
  findOpenImport,
  type ImportChanges,
  type ImportRecord,
  insertImport,
  isWaiting,
  JOB_KEY,
  lockImportOf,
  neededImports,
} from './imports.repository.ts';
import { presentImport, showImport } from './show/present-import.ts';
import { whyBusy } from './show/who-began.ts';

/** A worker that is killed leaves its job to the next. */
const ATTEMPTS = 10;
const importsByAccount: Limit = { bucket: 'listing-import', hits: 60, seconds: 3_600 };

/** Imports of one account run one after the other; what is left of a long one queues up behind those of others. */
export const startWork = (
  tx: Tx,
  { id, account_id, state }: Pick<ImportRecord, 'id' | 'account_id' | 'state'>,
  { delaySeconds = 0 }: { readonly delaySeconds?: number } = {},
) =>
  enqueue(
    tx,
    // A process of a version that can't undo leaves the job to others.
    state === 'undoing' ? 'undo-import' : 'import-listings',
    { importId: id },
    { attempts: ATTEMPTS, key: `${JOB_KEY}${id}`, queue: queueOfAccount('imports', account_id), delaySeconds },
  );

export const beginImport =
  (db: Db, files: PartedFiles): Handler<typeof importsContract.begin> =>
  async ({ actor, body, write }) => {
    const problem = importFileProblem(body);
    if (problem) return sizeRefusal(problem, body.bytes > MAX_IMPORT_BYTES);
    const overLimit = await limitRefusal(db, importsByAccount, actor.id);
    if (overLimit) return overLimit;
    let given: readonly string[] = [];
    const outcome = await write(async (tx) => {
      given = await cancelIdleImports(tx, actor.id, actor.person);
      const begun = await insertImport(tx, { accountId: actor.id, personId: actor.person, ...body });
      if (begun) return { ok: true, data: presentImport(begun) };
      const open = await findOpenImport(tx, actor.id);
      return conflict(open ? await whyBusy(tx, open, actor.person) : importSentences.underWay);
    });
    if (outcome.ok) for (const id of given) await files.remove(id);
    return outcome;
  };

export const receiveImportPart =
  (db: Db, files: PartedFiles): Handler<typeof importsContract.sendPart> =>
  (call) => {
    const { actor, params } = call;
    return receivePart(files, call, {
      exists: async () => (await findImportOf(db, actor.id, params.id)) !== undefined,
      lock: (tx) => lockImportOf(tx, actor.id, params.id),
      note: async (tx, row, { received, isWhole }) => {
        if (isWhole) await startWork(tx, row);
        const changes: ImportChanges = { received, ...(isWhole && { state: 'reading' }) };
        return (await changeImport(tx, row.id, 'receiving', changes)) ?? row;
      },
      answer: (outcome) => (outcome.ok ? { ok: true, data: presentImport(outcome.row) } : outcome),
    });
  };

export const applyImport =
  (): Handler<typeof importsContract.apply> =>
  ({ actor, params: { id }, body, write }) =>
    write(async (tx) => {
      if (!(await lockImportOf(tx, actor.id, id))) return importNotFound;
      const begun = await changeImport(tx, id, 'checked', {
        state: 'importing',
        share: 0,
        done_rows: 0,
        is_whole_portfolio: body.isWholePortfolio,
        person_id: actor.person,
      });
      if (!begun) return conflict(importSentences.notNow);
      await startWork(tx, begun);
      return { ok: true, data: await showImport(tx, begun, actor.person) };
    });

export const cancelImport =
  (files: PartedFiles): Handler<typeof importsContract.cancel> =>
  async ({ actor, params: { id }, write }) => {
    const outcome = await write(async (tx) => {
      const row = await lockImportOf(tx, actor.id, id);
      if (!row) return importNotFound;
      if (hasEnded(row.state) || row.state === 'undoing') return conflict(importSentences.notNow);
      // Whoever works on it ends it as soon as it sees this.
      const changes: ImportChanges =
        isAtWork(row.state) && !isWaiting(row) ? { is_cancelled: true } : { state: 'cancelled', ended_at: new Date() };
      return {
        ok: true,
        data: await showImport(tx, (await changeImport(tx, id, row.state, changes)) ?? row, actor.person),
      };
    });
    if (outcome.ok && outcome.data.state === 'cancelled') await files.remove(id);
    return outcome;
  };

export const sweepListingImports = (files: PartedFiles) => sweepParts(files, neededImports);
