export { findReusedPhotos, photosByIds, photosOf, presentPhoto } from './photos.repository.ts';
export { photosRoutes } from './routes.ts';
export { sweepOrphans } from './sweep-orphans.ts';
