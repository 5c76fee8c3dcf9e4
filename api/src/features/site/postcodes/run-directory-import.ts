import { directoryImportSentences } from '@letfair/domain/search/places/postcodes/directory-import';
import type pg from 'pg';
import { recordAudit } from '../../../platform/audit.ts';
import { openDb, type Tx } from '../../../platform/db.ts';
import type { PartedFiles } from '../../../platform/files/parted-files.ts';
import { logFault } from '../../../platform/http/responses.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { type ImportedDirectory, importPostcodes } from '../../search/places/index.ts';
import { changeImport, type ImportChanges, type ImportRow } from './postcode-import.repository.ts';

interface ImportDeps {
  readonly pool: pg.Pool;
  readonly files: PartedFiles;
  readonly log: Log;
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal;
}

const NOTE_EVERY_MS = 1_000;

/**
 * Reads an uploaded directory. Only who finds it waiting reads it, so that a job that is given to a second worker
 * because it takes long does nothing there.
 */
export const runDirectoryImport =
  ({ pool, files, log, stopping }: ImportDeps) =>
  async ({ importId }: Jobs['import-postcodes']): Promise<void> => {
    const db = openDb(pool);
    const row = await changeImport(db, importId, 'waiting', { state: 'running' });
    if (!row) return;
    const cancelled = new AbortController();
    let progress: ImportChanges = {};
    const note = async () => {
      const noted = await changeImport(db, importId, 'running', progress);
      if (!noted || noted.is_cancelled) cancelled.abort();
    };
    // A database that is away for a moment misses a note; the import itself notices when it is gone.
    const timer = setInterval(() => void note().catch(() => undefined), NOTE_EVERY_MS);
    try {
      const outcome = await importFile(pool, await files.localCopy(importId), {
        fileName: row.file_name,
        signal: AbortSignal.any([cancelled.signal, stopping]),
        onProgress: ({ done, of, postcodes }) => {
          progress = { share: of > 0 ? done / of : 1, postcodes };
        },
        onReplace: (tx, imported) => recordReplaced(tx, row, imported),
      }).catch((error: unknown) => {
        logFault(log, error, { job: 'import-postcodes' });
        return { ok: false, problem: directoryImportSentences.failed } as const;
      });
      clearInterval(timer);
      if (outcome.ok) return;
      await changeImport(db, importId, 'running', { ...progress, ended_at: new Date(), ...endOf(outcome.problem) });
    } finally {
      clearInterval(timer);
      await files.remove(importId);
    }

    function endOf(problem: string): ImportChanges {
      if (cancelled.signal.aborted) return { state: 'cancelled' };
      return stopping.aborted ? { state: 'interrupted' } : { state: 'refused', problem };
    }
  };

async function importFile(pool: pg.Pool, path: string | null, options: Parameters<typeof importPostcodes>[2]) {
  if (path === null) return { ok: false, problem: directoryImportSentences.fileGone } as const;
  return importPostcodes(pool, path, options);
}

async function recordReplaced(tx: Tx, { id }: ImportRow, imported: ImportedDirectory): Promise<void> {
  const { postcodes, skipped, bad, firstBad } = imported;
  await changeImport(tx, id, 'running', {
    state: 'done',
    share: 1,
    postcodes,
    skipped,
    bad_rows: bad,
    first_bad_row: firstBad[0] ?? '',
    ended_at: new Date(),
  });
  await recordAudit(tx, {
    actor_role: 'clock',
    action: 'replace-postcodes',
    target_type: 'postcodes',
    target_id: id,
    status: 'done',
    note: `${postcodes.toLocaleString('en-GB')} postcodes`,
  });
}
