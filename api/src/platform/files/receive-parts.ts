import { rm } from 'node:fs/promises';
import { partSentences, placePart } from '@letfair/domain/files/upload-in-parts';
import type { Db, Tx } from '../db.ts';
import { conflict, invalid, notFound } from '../http/refusals.ts';
import type { Upload, UploadProblem } from '../http/upload.ts';
import type { StorageKey } from '../storage/storage.ts';
import type { PartedFiles } from './parted-files.ts';

/** A file that arrives in parts and is then worked on by a job; its row says how far both are. */
interface FileJobRow<State extends string> {
  readonly id: string;
  readonly state: State;
  readonly file_name: string;
  readonly bytes: number;
  readonly received: number;
  readonly share: number;
  readonly problem: string;
  readonly started_at: Date;
  readonly ended_at: Date | null;
}

export const presentFileJob = <State extends string>(row: FileJobRow<State>) => ({
  id: row.id,
  state: row.state,
  fileName: row.file_name,
  bytes: row.bytes,
  received: row.received,
  share: row.share,
  problem: row.problem,
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

export const importNotFound = notFound('We couldn’t find this import.');
const broken = conflict(partSentences.broken);
const partRefusals = {
  type: { ok: false, code: 'unsupported_type', message: partSentences.type },
  size: { ok: false, code: 'too_large', message: partSentences.size },
  empty: broken,
  several: broken,
  broken,
} as const satisfies Record<UploadProblem, unknown>;
type PartRefusal = (typeof partRefusals)[UploadProblem] | typeof importNotFound;

/** Refuses a file by its size, before anything of it is sent. */
export const sizeRefusal = (problem: string, isTooLarge: boolean) =>
  isTooLarge ? ({ ok: false, code: 'too_large', message: problem } as const) : invalid('bytes', problem);

interface PartCall<Outcome> {
  readonly params: { readonly id: string; readonly offset: string };
  readonly upload: Upload;
  readonly write: (work: (tx: Tx) => Promise<Outcome>) => Promise<Outcome>;
}

interface PartSteps<Row, Outcome> {
  /** Asked before anything is read. */
  readonly exists: () => Promise<boolean>;
  readonly lock: (tx: Tx) => Promise<Row | undefined>;
  /** Notes how much has arrived, and starts the work with the last part. */
  readonly note: (tx: Tx, row: Row, arrived: { readonly received: number; readonly isWhole: boolean }) => Promise<Row>;
  readonly answer: (outcome: { readonly ok: true; readonly row: Row } | PartRefusal) => Outcome;
}

/** Receives the next part of a file; one that came before is answered and not stored again. */
export async function receivePart<Row extends FileJobRow<string>, Outcome>(
  files: PartedFiles,
  { params: { id, ...at }, upload, write }: PartCall<Outcome>,
  { exists, lock, note, answer }: PartSteps<Row, Outcome>,
): Promise<Outcome> {
  const offset = Number(at.offset);
  if (!(await exists())) return answer(importNotFound);
  const incoming = await files.newIncoming();
  let part: StorageKey | undefined;
  try {
    const saved = await upload.saveTo(incoming);
    if (!saved.ok) return answer(partRefusals[saved.problem]);
    const kept = await files.keepPart(id, incoming);
    part = kept;
    return await write(async (tx) => {
      const row = await lock(tx);
      if (!row) return answer(importNotFound);
      const placed = placePart({ ...row, isOpen: row.state === 'receiving' }, { offset, bytes: saved.bytes });
      if ('refusal' in placed) return answer(conflict(placed.refusal));
      if (!placed.append) return answer({ ok: true, row });
      await files.placePart(id, kept, offset);
      const received = offset + saved.bytes;
      return answer({ ok: true, row: await note(tx, row, { received, isWhole: received === row.bytes }) });
    });
  } finally {
    await rm(incoming, { force: true });
    // One that was placed is no longer there.
    if (part) await files.removeKey(part);
  }
}

/** Deletes the files of imports that have ended, and what killed processes have left. */
export const sweepParts =
  (files: PartedFiles, neededOf: (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>) =>
  async (db: Db): Promise<void> => {
    const found = await files.list();
    if (found.length === 0) return;
    // Read after the files, because an import exists before its file does.
    const needed = await neededOf(db, [...new Set(found.map(({ importId }) => importId))]);
    for (const { key, importId } of found) if (!needed.has(importId)) await files.removeKey(key);
  };
