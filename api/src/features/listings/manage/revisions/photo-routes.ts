import type { OwnPhoto, photosContract } from '@letfair/contract/listings/photos';
import type { Db } from '../../../../platform/db.ts';
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts';
import { notFound } from '../../../../platform/http/refusals.ts';
import { enqueue } from '../../../../platform/jobs/jobs.ts';
import { presentPhoto } from '../../../../platform/photos/present-photo.ts';
import { type PhotoRow, type PhotosDeps, photosOf, setKind, uploadPhoto } from '../../photos/index.ts';
import { captionPhoto } from './caption-photo.ts';
import { pendingCaptionsOf } from './revisions.repository.ts';

const listPhotos =
  (db: Db): Handler<typeof photosContract.list> =>
  async ({ actor, query }) => {
    const photos = await photosOf(db, actor.id, query.ids);
    const captions = await pendingCaptionsOf(db, actor.id, query.ids);
    return { ok: true, data: { photos: photos.map((photo) => presentOwn(photo, captions.get(photo.id))) } };
  };

const presentOwn = (photo: PhotoRow, pendingCaption: string | undefined): OwnPhoto => ({
  ...presentPhoto(photo),
  ...(pendingCaption !== undefined && { pendingCaption }),
});

const noSuchPhoto = notFound('This photo is no longer available.');
const waiting = 'This caption is waiting for review. Until then, people see the one we approved.';

const changeCaption =
  (): Handler<typeof photosContract.caption> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const caption = body.caption.trim();
      const [before] = await photosOf(tx, actor.id, [params.id]);
      if (!before) return noSuchPhoto;
      const kind = body.kind ?? before.kind;
      if (kind !== before.kind) await setKind(tx, actor.id, before.id, kind);
      const waits = await captionPhoto(tx, { accountId: actor.id, photoId: before.id, caption });
      if (waits) return { ok: true, data: presentOwn({ ...before, kind }, caption), message: waiting };
      await enqueue(tx, 'reassess-listings', { photoId: before.id }, { attempts: 10 });
      return { ok: true, data: presentOwn({ ...before, caption, kind }, undefined) };
    });

export const photosRoutes = (deps: PhotosDeps): Handlers<typeof photosContract> => ({
  upload: uploadPhoto(deps),
  list: listPhotos(deps.db),
  caption: changeCaption(),
});
