import type { AttachmentType } from '@letfair/domain/lettings/conversations/attachments';
import type { Db } from '../db.ts';
import type { Storage } from '../storage/storage.ts';
import { fileStore, type StoredFile } from './file-store.ts';
import { documentEndings, type ReadDocument } from './read-document.ts';
import { type SweepOptions, sweepFiles } from './sweep-files.ts';

export interface StoredAttachment {
  readonly id: string;
  readonly type: AttachmentType;
}

const named = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})(?:\.pdf|\.webp|-small\.webp)$/;
const nameOf = ({ id, type }: StoredAttachment): string => `${id}.${documentEndings[type]}`;
const thumbnailOf = (id: string): string => `${id}-small.webp`;

export type AttachmentStore = ReturnType<typeof attachmentStore>;

/** Private files: nothing serves them but the downloads of the two sides of a conversation. */
export function attachmentStore(storage: Storage) {
  const files = fileStore(storage, 'attachments');
  return {
    newIncoming: files.newIncoming,
    keep: (id: string, file: Extract<ReadDocument, { ok: true }>) =>
      files.keep(id, [
        { name: nameOf({ id, type: file.type }), contents: file.contents },
        ...(file.type === 'image/webp' ? [{ name: thumbnailOf(id), contents: file.thumbnail }] : []),
      ]),
    file: (attachment: StoredAttachment): StoredFile => files.file(attachment.id, nameOf(attachment)),
    thumbnail: (id: string): StoredFile => files.file(id, thumbnailOf(id)),
    /** Called after the commit: a crash in between leaves files without a row, which are swept. */
    remove: async (attachments: readonly StoredAttachment[]) => {
      for (const attachment of attachments)
        await files.remove(attachment.id, [nameOf(attachment), thumbnailOf(attachment.id)]);
    },
    sweep: (db: Db, options?: SweepOptions) =>
      sweepFiles(
        {
          store: files,
          idIn: (name) => named.exec(name)?.[1] ?? null,
          knownAmong: async (ids) => {
            if (ids.length === 0) return new Set();
            const rows = await db.selectFrom('attachment').select('id').where('id', 'in', ids).execute();
            return new Set(rows.map(({ id }) => id));
          },
        },
        options,
      ),
  };
}
