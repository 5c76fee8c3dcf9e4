import { rm } from 'node:fs/promises';
import type { DirectoryImport, postcodesContract } from '@letfair/contract/site/postcodes';
import { partSentences, placePart } from '@letfair/domain/files/upload-in-parts';
import {
  directoryFileProblem,
  isUnderWay,
  MAX_DIRECTORY_BYTES,
  directoryImportSentences as sentences,
} from '@letfair/domain/search/places/postcodes/directory-import';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { PartedFiles } from '../../../platform/files/parted-files.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { partRefusals } from '../../../platform/http/part-refusals.ts';
import { conflict, invalid, notFound } from '../../../platform/http/refusals.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { StorageKey } from '../../../platform/storage/storage.ts';
import { type DirectoryFormatName, directoryFormats, findDirectory } from '../../search/places/index.ts';
import {
  changeImport,
  findImport,
  findNeededImport,
  type ImportChanges,
  type ImportRow,
  insertImport,
  lockImport,
} from './postcode-import.repository.ts';

const importNotFound = notFound('There is no such import.');
const ATTEMPTS = 3;

const presentImport = (row: ImportRow): DirectoryImport => ({
  id: row.id,
  state: row.state,
  fileName: row.file_name,
  bytes: row.bytes,
  received: row.received,
  share: row.share,
  postcodes: row.postcodes,
  skipped: row.skipped,
  badRows: row.bad_rows,
  firstBadRow: row.first_bad_row,
  problem: row.problem,
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

export const showPostcodes =
  (db: Db): Handler<typeof postcodesContract.show> =>
  async () => {
    const [directory, latest] = await Promise.all([findDirectory(db), findImport(db)]);
    return {
      ok: true,
      data: {
        directory: directory
          ? {
              label: directoryFormats[directory.format as DirectoryFormatName].label,
              fileName: directory.file_name,
              postcodes: directory.postcodes,
              importedAt: directory.imported_at.toISOString(),
              attribution: directory.attribution,
            }
          : null,
        import: latest ? presentImport(latest) : null,
      },
    };
  };

export const beginDirectoryImport =
  (db: Db, files: PartedFiles): Handler<typeof postcodesContract.begin> =>
  async ({ body, write }) => {
    const problem = directoryFileProblem(body);
    if (problem && body.bytes > MAX_DIRECTORY_BYTES) return { ok: false, code: 'too_large', message: problem };
    if (problem) return invalid('bytes', problem);
    const before = await findImport(db);
    const outcome = await write(async (tx) => {
      const begun = await insertImport(tx, body);
      return begun ? { ok: true, data: presentImport(begun) } : conflict(sentences.underWay);
    });
    // An interrupted import may have left its file.
    if (outcome.ok && before) await files.remove(before.id);
    return outcome;
  };

export const receivePart =
  (db: Db, files: PartedFiles): Handler<typeof postcodesContract.sendPart> =>
  async ({ actor, params: { id, ...at }, upload, write }) => {
    const offset = Number(at.offset);
    const known = await findImport(db);
    if (known?.id !== id) return importNotFound;
    const incoming = await files.newIncoming();
    let part: StorageKey | undefined;
    try {
      const saved = await upload.saveTo(incoming);
      if (!saved.ok) return partRefusals[saved.problem];
      const kept = await files.keepPart(id, incoming);
      part = kept;
      return await write(async (tx) => {
        const row = await lockImport(tx, id);
        if (!row) return importNotFound;
        const placed = placePart({ ...row, isOpen: row.state === 'receiving' }, { offset, bytes: saved.bytes });
        if ('refusal' in placed) return conflict(placed.refusal);
        if (!placed.append) return { ok: true, data: presentImport(row) };
        const received = offset + saved.bytes;
        await files.placePart(id, kept, offset);
        if (received === row.bytes) await startReading(tx, row, actor.id);
        const changes: ImportChanges = { received, ...(received === row.bytes && { state: 'waiting' }) };
        return { ok: true, data: presentImport((await changeImport(tx, id, 'receiving', changes)) ?? row) };
      });
    } finally {
      await rm(incoming, { force: true });
      // One that was placed is no longer there.
      if (part) await files.removeKey(part);
    }
  };

async function startReading(tx: Tx, { id, file_name }: ImportRow, adminId: string): Promise<void> {
  await enqueue(tx, 'import-postcodes', { importId: id }, { attempts: ATTEMPTS });
  await recordAudit(tx, {
    actor_id: adminId,
    actor_role: 'moderator',
    action: 'import-postcodes',
    target_type: 'postcodes',
    target_id: id,
    status: 'waiting',
    note: file_name,
  });
}

export const cancelDirectoryImport =
  (files: PartedFiles): Handler<typeof postcodesContract.cancel> =>
  async ({ actor, params: { id }, write }) => {
    const outcome = await write(async (tx) => {
      const row = await lockImport(tx, id);
      if (!row) return importNotFound;
      if (!isUnderWay(row.state)) return conflict(partSentences.ended);
      await recordAudit(tx, {
        actor_id: actor.id,
        actor_role: 'moderator',
        action: 'cancel-postcodes',
        target_type: 'postcodes',
        target_id: id,
        status: row.state,
        note: row.file_name,
      });
      // Whoever reads the file ends the import as soon as it sees this.
      const changes: ImportChanges =
        row.state === 'running' ? { is_cancelled: true } : { state: 'cancelled', ended_at: new Date() };
      return { ok: true, data: presentImport((await changeImport(tx, id, row.state, changes)) ?? row) };
    });
    if (outcome.ok && outcome.data.state === 'cancelled') await files.remove(id);
    return outcome;
  };

/** Deletes what killed processes have left; the file of the import that is under way stays. */
export const sweepImportFiles =
  (files: PartedFiles) =>
  async (db: Db): Promise<void> => {
    const found = await files.list();
    // Read after the files, because an import exists before its file does.
    const needed = found.length > 0 ? await findNeededImport(db) : null;
    for (const { key, importId } of found) if (importId !== needed) await files.removeKey(key);
  };
