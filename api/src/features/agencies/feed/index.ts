import type { feedContract } from '@letfair/contract/agencies/feed/feed';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { type FeedDeps, saveProperty, withdrawProperty } from './save-property.ts';
import { listProperties, showProperty } from './show-properties.ts';

export { fetchFeedMedia } from './fetch-feed-media.ts';
export { serveRtdf } from './serve-rtdf.ts';

export const feedRoutes = (deps: FeedDeps): Handlers<typeof feedContract> => ({
  list: listProperties(deps),
  show: showProperty(deps),
  save: saveProperty(deps),
  withdraw: withdrawProperty(deps),
});
