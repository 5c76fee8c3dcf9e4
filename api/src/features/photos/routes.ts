import type { photosContract } from '@letfair/contract/photos';
import type { Db } from '../../platform/db.ts';
import type { Handler, Handlers } from '../../platform/http/handlers.ts';
import { notFound } from '../../platform/http/refusals.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { photosOf, presentPhoto, setCaption } from './photos.repository.ts';
import { type PhotosDeps, uploadPhoto } from './upload-photo.ts';

const listPhotos =
  (db: Db): Handler<typeof photosContract.list> =>
  async ({ actor, query }) => {
    const photos = await photosOf(db, actor.id, query.ids);
    return { ok: true, data: { photos: photos.map(presentPhoto) } };
  };

const noSuchPhoto = notFound('This photo is no longer here.');

const captionPhoto =
  (): Handler<typeof photosContract.caption> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const photo = await setCaption(tx, actor.id, params.id, body.caption.trim());
      if (!photo) return noSuchPhoto;
      await enqueue(tx, 'reassess-listings', { photoId: photo.id }, { attempts: 10 });
      return { ok: true, data: presentPhoto(photo) };
    });

export const photosRoutes = (deps: PhotosDeps): Handlers<typeof photosContract> => ({
  upload: uploadPhoto(deps),
  list: listPhotos(deps.db),
  caption: captionPhoto(),
});
