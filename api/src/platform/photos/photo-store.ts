import { type FileStore, fileStore, folderOf, type StoredFile } from '../files/file-store.ts';
import type { Storage, StorageKey } from '../storage/storage.ts';

export interface StoredPicture {
  readonly width: number;
  readonly webp: Buffer;
}

/** Stores pictures, each in several widths. */
export interface PhotoStore
  extends Pick<FileStore, 'newIncoming' | 'namesIn' | 'discard' | 'emptyTrash' | 'deleteStaleUploads'> {
  /** All of them are stored when it resolves; after a failure none is. */
  readonly keep: (id: string, pictures: readonly StoredPicture[]) => Promise<void>;
  /** Takes a file that nobody changes; it may be lost with a crash, and is then made again. */
  readonly keepShared: (id: string, width: number, path: string) => Promise<void>;
  readonly remove: (id: string, widths: readonly number[]) => Promise<void>;
  readonly file: (id: string, width: number) => StoredFile;
}

export function photoStore(storage: Storage): PhotoStore {
  const files = fileStore(storage, 'photos');
  return {
    ...files,
    file: (id, width) => files.file(id, photoFileName(id, width)),
    keep: (id, pictures) =>
      files.keep(
        id,
        pictures.map(({ width, webp }) => ({ name: photoFileName(id, width), contents: webp })),
      ),
    keepShared: async (id, width, path) => {
      const key = photoKeyOf(photoFileName(id, width));
      if (key) await storage.put(key, { file: path, mayLink: true }, { mayBeLost: true });
    },
    remove: (id, widths) =>
      files.remove(
        id,
        widths.map((width) => photoFileName(id, width)),
      ),
  };
}

const named = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})-(\d{1,4})\.webp$/;

export const photoFileName = (id: string, width: number): string => `${id}-${width}.webp`;

/** The id in a photo's file name; null for any other name. */
export const idInFileName = (name: string): string | null => named.exec(name)?.[1] ?? null;

/** Where the storage has a photo; null for a name that no photo has. */
export function photoKeyOf(name: string): StorageKey | null {
  const id = idInFileName(name);
  return id === null ? null : `photos/${folderOf(id)}/${name}`;
}
