import { rm } from 'node:fs/promises';
import { photoSentences } from '@letfair/domain/files/photos';
import { type Tx, write } from '../../../platform/db.ts';
import { quotaRefusal } from '../../../platform/files/file-quota.ts';
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
    const full = await quotaRefusal(deps.db, accountId);
    if (full) return { ok: false, problem: full.message };
    const prepared = await preparePhoto(deps, accountId, path);
    if (!prepared.ok) return { ok: false, problem: photoSentences[prepared.problem] };
    const { id, bytes, widths } = prepared.columns;
    const refusal = await write(deps.db, async (tx) => {
      const over = await quotaRefusal(tx, accountId, { files: 1, bytes });
      if (over) return over;
      await insertPhoto(tx, prepared.columns);
      await onStored(tx, id);
      return null;
    });
    if (!refusal) return { ok: true, id };
    await deps.store.remove(id, widths);
    return { ok: false, problem: refusal.message };
  } finally {
    await rm(path, { force: true });
  }
}
