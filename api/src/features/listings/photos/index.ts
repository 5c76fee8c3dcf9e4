export { addPhotoPasses, createPhotoGate, type PhotoGate } from './photo-gate.ts';
export {
  findReusedPhotos,
  photosByIds,
  photosOf,
  presentPhoto,
  setCaption,
  setCaptions,
  setKind,
} from './photos.repository.ts';
export { photosRoutes } from './routes.ts';
export { storePhoto } from './store-photo.ts';
export { hasForeignPhotos, sweepOrphans } from './sweep-orphans.ts';
export type { PhotosDeps } from './upload-photo.ts';
