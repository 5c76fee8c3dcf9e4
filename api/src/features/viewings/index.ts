export { endViewingsOfLister, endViewingsOfTenant, followListingStatus } from './end-viewings.ts';
export { extendViewingSlots } from './extend-slots.ts';
export { tellViewing } from './mails/tell-viewing.ts';
export { lapseOffers } from './release-place.ts';
export { viewingsRoutes } from './routes.ts';
export { countComing } from './viewings.repository.ts';
