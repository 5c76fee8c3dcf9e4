export { addPhotoPasses, createPhotoGate, type PhotoGate } from './photo-gate.ts';
export {
  findReusedPhotos,
  type PhotoRow,
  photosByIds,
  photosOf,
  setCaption,
  setCaptions,
  setKind,
} from './photos.repository.ts';
export { storePhoto } from './store-photo.ts';
export { hasForeignPhotos, sweepOrphans } from './sweep-orphans.ts';
export { type PhotosDeps, uploadPhoto } from './upload-photo.ts';
