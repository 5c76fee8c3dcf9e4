import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../tables.ts';
import { fileStore, type StoredFile } from './file-store.ts';
import { type DocumentType, documentEndings } from './read-document.ts';
import { type SweepOptions, sweepFiles } from './sweep-files.ts';

const named = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})\.(pdf|webp)$/;
const nameOf = (id: string, type: DocumentType): string => `${id}.${documentEndings[type]}`;

export type FileOfRow = Pick<Selectable<Tables['certificate']>, 'file_id' | 'file_type'>;

export type CertificateStore = ReturnType<typeof certificateStore>;

/** Private files: nothing serves them but the download of a signed-in lister or admin. */
export function certificateStore(storage: Storage) {
  const files = fileStore(storage, 'certificates');
  return {
    newIncoming: files.newIncoming,
    keep: (id: string, type: DocumentType, contents: Buffer) => files.keep(id, [{ name: nameOf(id, type), contents }]),
    file: (id: string, type: DocumentType): StoredFile => files.file(id, nameOf(id, type)),
    /** Called after the commit: a crash in between leaves a file without a row, which is swept. */
    removeFilesOf: async (rows: readonly FileOfRow[]) => {
      for (const { file_id: id, file_type: type } of rows)
        if (id !== null && type !== null) await files.remove(id, [nameOf(id, type)]);
    },
    sweep: (db: Db, options?: SweepOptions) =>
      sweepFiles(
        {
          store: files,
          idIn: (name) => named.exec(name)?.[1] ?? null,
          knownAmong: async (ids) => {
            if (ids.length === 0) return new Set();
            const rows = await db.selectFrom('certificate').select('file_id').where('file_id', 'in', ids).execute();
            return new Set(rows.flatMap(({ file_id }) => file_id ?? []));
          },
        },
        options,
      ),
  };
}
