import type { OwnPhoto, photosContract } from '@letfair/contract/listings/photos';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler, Handlers } from '../../../platform/http/handlers.ts';
import { notFound } from '../../../platform/http/refusals.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { type PhotoRow, photosOf, presentPhoto, setKind } from './photos.repository.ts';
import { type PhotosDeps, uploadPhoto } from './upload-photo.ts';

/** What listings know of captions. */
export interface CaptionReview {
  /** Stores the caption, or lets it wait for a moderator; true when it waits. */
  readonly caption: (
    tx: Tx,
    caption: { readonly accountId: string; readonly photoId: string; readonly caption: string },
  ) => Promise<boolean>;
  /** Captions that wait, by the ids of their photos. */
  readonly pending: (db: Db, accountId: string, photoIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

const listPhotos =
  (db: Db, { pending }: CaptionReview): Handler<typeof photosContract.list> =>
  async ({ actor, query }) => {
    const photos = await photosOf(db, actor.id, query.ids);
    const captions = await pending(db, actor.id, query.ids);
    return { ok: true, data: { photos: photos.map((photo) => presentOwn(photo, captions.get(photo.id))) } };
  };

const presentOwn = (photo: PhotoRow, pendingCaption: string | undefined): OwnPhoto => ({
  ...presentPhoto(photo),
  ...(pendingCaption !== undefined && { pendingCaption }),
});

const noSuchPhoto = notFound('This photo is no longer here.');
const waiting = 'This caption waits for review. Until then the photo is shown with the one that was approved.';

const captionPhoto =
  ({ caption: captionOrWait }: CaptionReview): Handler<typeof photosContract.caption> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const caption = body.caption.trim();
      const [before] = await photosOf(tx, actor.id, [params.id]);
      if (!before) return noSuchPhoto;
      const kind = body.kind ?? before.kind;
      if (kind !== before.kind) await setKind(tx, actor.id, before.id, kind);
      const waits = await captionOrWait(tx, { accountId: actor.id, photoId: before.id, caption });
      if (waits) return { ok: true, data: presentOwn({ ...before, kind }, caption), message: waiting };
      await enqueue(tx, 'reassess-listings', { photoId: before.id }, { attempts: 10 });
      return { ok: true, data: presentOwn({ ...before, caption, kind }, undefined) };
    });

export const photosRoutes = (deps: PhotosDeps, review: CaptionReview): Handlers<typeof photosContract> => ({
  upload: uploadPhoto(deps),
  list: listPhotos(deps.db, review),
  caption: captionPhoto(review),
});
