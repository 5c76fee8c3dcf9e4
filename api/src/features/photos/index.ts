export { findReusedPhotos, photosByIds, photosOf } from './photos.repository.ts';
export { presentPhoto } from './present-photo.ts';
export { photosRoutes } from './routes.ts';
export { sweepOrphans } from './sweep-orphans.ts';
