import type { photosContract } from '@letfair/contract/photos';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { photosOf } from './photos.repository.ts';
import { presentPhoto } from './present-photo.ts';

export const listPhotos =
  (db: Db): Handler<typeof photosContract.list> =>
  async ({ actor, query }) => {
    const photos = await photosOf(db, actor.id, query.ids);
    return { ok: true, data: { photos: photos.map(presentPhoto) } };
  };
