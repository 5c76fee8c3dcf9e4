export { serveViewingFeeds } from './calendar/viewing-feed.ts';
export { endViewingsOfLister, endViewingsOfTenant, followListingStep } from './end-viewings.ts';
export { tellViewing } from './mails/tell-viewing.ts';
export { lapseMove } from './move-viewing.ts';
export { remindViewings } from './reminders/remind-viewings.ts';
export { viewingLinksRoutes, viewingsRoutes } from './routes.ts';
export { extendViewingSlots } from './times/extend-slots.ts';
export { countComing } from './viewings.repository.ts';
export { lapseOffers } from './waiting/release-place.ts';
