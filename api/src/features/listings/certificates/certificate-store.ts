import type { Db } from '../../../platform/db.ts';
import { fileStore, type StoredFile } from '../../../platform/files/file-store.ts';
import { type DocumentType, documentEndings } from '../../../platform/files/read-document.ts';
import { type SweepOptions, sweepFiles } from '../../../platform/files/sweep-files.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type FileOfRow, knownFilesAmong } from './certificates.repository.ts';

const named = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})\.(pdf|webp)$/;
const nameOf = (id: string, type: DocumentType): string => `${id}.${documentEndings[type]}`;

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
          knownAmong: (ids) => knownFilesAmong(db, ids),
        },
        options,
      ),
  };
}
