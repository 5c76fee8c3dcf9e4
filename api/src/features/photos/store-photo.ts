import { rm } from 'node:fs/promises';
import { photoSentences } from '@letfair/domain/listings/photos';
import { type Tx, write } from '../../platform/db.ts';
import { insertPhoto } from './photos.repository.ts';
import { type PhotosDeps, preparePhoto } from './upload-photo.ts';

interface PictureFile {
  readonly accountId: string;
  readonly path: string;
  /** Runs in the transaction that stores the photo. */
  readonly onStored: (tx: Tx, photoId: string) => Promise<unknown>;
}

type StoredPhoto = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: string };

/** Makes a photo of a file as an upload does; the file itself is deleted. */
export async function storePhoto(deps: PhotosDeps, { accountId, path, onStored }: PictureFile): Promise<StoredPhoto> {
  try {
    const prepared = await preparePhoto(deps, accountId, path);
    if (!prepared.ok) return { ok: false, problem: photoSentences[prepared.problem] };
    const { id } = prepared.columns;
    await write(deps.db, async (tx) => {
      await insertPhoto(tx, prepared.columns);
      await onStored(tx, id);
    });
    return { ok: true, id };
  } finally {
    await rm(path, { force: true });
  }
}
