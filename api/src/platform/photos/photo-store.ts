import { type FileStore, fileStore, folderOf } from '../files/file-store.ts';

export interface StoredPicture {
  readonly width: number;
  readonly webp: Buffer;
}

/** Stores pictures as files below one folder. */
export interface PhotoStore
  extends Pick<FileStore, 'newIncoming' | 'namesIn' | 'discard' | 'emptyTrash' | 'deleteStaleUploads'> {
  /** Synced to disk when it resolves. */
  readonly keep: (id: string, pictures: readonly StoredPicture[]) => Promise<void>;
  readonly remove: (id: string, widths: readonly number[]) => Promise<void>;
  readonly path: (id: string, width: number) => string;
}

export function photoStore(folder: string): PhotoStore {
  const files = fileStore(folder);
  return {
    ...files,
    path: (id, width) => files.path(id, photoFileName(id, width)),
    keep: (id, pictures) =>
      files.keep(
        id,
        pictures.map(({ width, webp }) => ({ name: photoFileName(id, width), contents: webp })),
      ),
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

/** Relative path of a photo file; null for a name that no photo has. */
export function photoFileOf(name: string): string | null {
  const id = idInFileName(name);
  return id && `${folderOf(id)}/${name}`;
}
