import type { photosContract } from '@letfair/contract/photos';
import type { Handler } from '../../platform/http/handlers.ts';
import { setCaption } from './photos.repository.ts';
import { presentPhoto } from './present-photo.ts';

const notFound = { ok: false, code: 'not_found', message: 'This photo is no longer here.' } as const;

export const captionPhoto =
  (): Handler<typeof photosContract.caption> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const photo = await setCaption(tx, actor.id, params.id, body.caption.trim());
      return photo ? { ok: true, data: presentPhoto(photo) } : notFound;
    });
