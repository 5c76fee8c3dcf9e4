import type { DirectoryImport, postcodesContract } from '@letfair/contract/site/postcodes';
import { partSentences } from '@letfair/domain/files/upload-in-parts';
import {
  directoryFileProblem,
  isUnderWay,
  MAX_DIRECTORY_BYTES,
  directoryImportSentences as sentences,
} from '@letfair/domain/search/places/postcodes/directory-import';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { PartedFiles } from '../../../platform/files/parted-files.ts';
import {
  importNotFound,
  presentFileJob,
  receivePart,
  sizeRefusal,
  sweepParts,
} from '../../../platform/files/receive-parts.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict } from '../../../platform/http/refusals.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { type DirectoryFormatName, directoryFormats, findDirectory } from '../../search/places/index.ts';
import {
  changeImport,
  findImport,
  type ImportChanges,
  type ImportRow,
  insertImport,
  lockImport,
  neededImports,
} from './postcode-import.repository.ts';

const ATTEMPTS = 3;

const presentImport = (row: ImportRow): DirectoryImport => ({
  ...presentFileJob(row),
  postcodes: row.postcodes,
  skipped: row.skipped,
  badRows: row.bad_rows,
  firstBadRow: row.first_bad_row,
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
    if (problem) return sizeRefusal(problem, body.bytes > MAX_DIRECTORY_BYTES);
    const before = await findImport(db);
    const outcome = await write(async (tx) => {
      const begun = await insertImport(tx, body);
      return begun ? { ok: true, data: presentImport(begun) } : conflict(sentences.underWay);
    });
    // An interrupted import may have left its file.
    if (outcome.ok && before) await files.remove(before.id);
    return outcome;
  };

export const receiveDirectoryPart =
  (db: Db, files: PartedFiles): Handler<typeof postcodesContract.sendPart> =>
  (call) => {
    const { actor, params } = call;
    return receivePart(files, call, {
      exists: async () => (await findImport(db))?.id === params.id,
      lock: (tx) => lockImport(tx, params.id),
      note: async (tx, row, { received, isWhole }) => {
        if (isWhole) await startReading(tx, row, actor.id);
        const changes: ImportChanges = { received, ...(isWhole && { state: 'waiting' }) };
        return (await changeImport(tx, row.id, 'receiving', changes)) ?? row;
      },
      answer: (outcome) => (outcome.ok ? { ok: true, data: presentImport(outcome.row) } : outcome),
    });
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

export const sweepImportFiles = (files: PartedFiles) => sweepParts(files, neededImports);
