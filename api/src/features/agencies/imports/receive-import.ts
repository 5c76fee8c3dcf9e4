import { rm } from 'node:fs/promises';
import type { importsContract } from '@letfair/contract/agencies/imports';
import {
  hasEnded,
  importFileProblem,
  importSentences,
  isAtWork,
  MAX_IMPORT_BYTES,
} from '@letfair/domain/agencies/imports/imports';
import { placePart } from '@letfair/domain/files/upload-in-parts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { PartedFiles } from '../../../platform/files/parted-files.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { partRefusals } from '../../../platform/http/part-refusals.ts';
import { conflict, invalid, notFound } from '../../../platform/http/refusals.ts';
import { enqueue, queueOfAccount } from '../../../platform/jobs/jobs.ts';
import type { StorageKey } from '../../../platform/storage/storage.ts';
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
import { presentImport, showImport } from './present-import.ts';

export const importNotFound = notFound('There is no such import.');
/** A worker that is killed leaves its job to the next. */
const ATTEMPTS = 10;
const importsByAccount: Limit = { bucket: 'listing-import', hits: 60, seconds: 3_600 };

/** Imports of one account run one after the other; what is left of a long one queues up behind those of others. */
export const startWork = (
  tx: Tx,
  { id, account_id }: Pick<ImportRecord, 'id' | 'account_id'>,
  { delaySeconds = 0 }: { readonly delaySeconds?: number } = {},
) =>
  enqueue(
    tx,
    'import-listings',
    { importId: id },
    { attempts: ATTEMPTS, key: `${JOB_KEY}${id}`, queue: queueOfAccount('imports', account_id), delaySeconds },
  );

export const beginImport =
  (db: Db, files: PartedFiles): Handler<typeof importsContract.begin> =>
  async ({ actor, body, write }) => {
    const problem = importFileProblem(body);
    if (problem && body.bytes > MAX_IMPORT_BYTES) return { ok: false, code: 'too_large', message: problem };
    if (problem) return invalid('bytes', problem);
    const overLimit = await limitRefusal(db, importsByAccount, actor.id);
    if (overLimit) return overLimit;
    let given: readonly string[] = [];
    const outcome = await write(async (tx) => {
      given = await cancelIdleImports(tx, actor.id);
      const begun = await insertImport(tx, { accountId: actor.id, personId: actor.person, ...body });
      if (begun) return { ok: true, data: presentImport(begun) };
      const open = await findOpenImport(tx, actor.id);
      return conflict(open && isWaiting(open) ? importSentences.waiting : importSentences.underWay);
    });
    if (outcome.ok) for (const id of given) await files.remove(id);
    return outcome;
  };

export const receiveImportPart =
  (db: Db, files: PartedFiles): Handler<typeof importsContract.sendPart> =>
  async ({ actor, params: { id, ...at }, upload, write }) => {
    const offset = Number(at.offset);
    if (!(await findImportOf(db, actor.id, id))) return importNotFound;
    const incoming = await files.newIncoming();
    let part: StorageKey | undefined;
    try {
      const saved = await upload.saveTo(incoming);
      if (!saved.ok) return partRefusals[saved.problem];
      const kept = await files.keepPart(id, incoming);
      part = kept;
      return await write(async (tx) => {
        const row = await lockImportOf(tx, actor.id, id);
        if (!row) return importNotFound;
        const placed = placePart({ ...row, isOpen: row.state === 'receiving' }, { offset, bytes: saved.bytes });
        if ('refusal' in placed) return conflict(placed.refusal);
        if (!placed.append) return { ok: true, data: presentImport(row) };
        await files.placePart(id, kept, offset);
        const received = offset + saved.bytes;
        const isWhole = received === row.bytes;
        if (isWhole) await startWork(tx, row);
        const changes: ImportChanges = { received, ...(isWhole && { state: 'reading' }) };
        return { ok: true, data: presentImport((await changeImport(tx, id, 'receiving', changes)) ?? row) };
      });
    } finally {
      await rm(incoming, { force: true });
      // One that was placed is no longer there.
      if (part) await files.removeKey(part);
    }
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
      return { ok: true, data: await showImport(tx, begun) };
    });

export const cancelImport =
  (files: PartedFiles): Handler<typeof importsContract.cancel> =>
  async ({ actor, params: { id }, write }) => {
    const outcome = await write(async (tx) => {
      const row = await lockImportOf(tx, actor.id, id);
      if (!row) return importNotFound;
      if (hasEnded(row.state)) return conflict(importSentences.notNow);
      // Whoever works on it ends it as soon as it sees this.
      const changes: ImportChanges =
        isAtWork(row.state) && !isWaiting(row) ? { is_cancelled: true } : { state: 'cancelled', ended_at: new Date() };
      return { ok: true, data: await showImport(tx, (await changeImport(tx, id, row.state, changes)) ?? row) };
    });
    if (outcome.ok && outcome.data.state === 'cancelled') await files.remove(id);
    return outcome;
  };

/** Deletes the files of imports that have ended, and what killed processes have left. */
export const sweepListingImports =
  (files: PartedFiles) =>
  async (db: Db): Promise<void> => {
    const found = await files.list();
    // Read after the files, because an import exists before its file does.
    const needed = await neededImports(db, [...new Set(found.map(({ importId }) => importId))]);
    for (const { key, importId } of found) if (!needed.has(importId)) await files.removeKey(key);
  };
