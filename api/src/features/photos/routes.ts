import type { photosContract } from '@letfair/contract/photos';
import type { Handlers } from '../../platform/http/handlers.ts';
import { captionPhoto } from './caption-photo.ts';
import { listPhotos } from './list-photos.ts';
import { type PhotosDeps, uploadPhoto } from './upload-photo.ts';

export const photosRoutes = (deps: PhotosDeps): Handlers<typeof photosContract> => ({
  upload: uploadPhoto(deps),
  list: listPhotos(deps.db),
  caption: captionPhoto(),
});
