import { loadAllPages } from '../../../../lib/page-data.ts';
import { api } from '../../../accounts/session/index.ts';

/** All homes of a lister, newest first, for a list to choose from. Apart from the data of Manage, which needs more. */
export const loadAllOwnListings = (signal: AbortSignal) =>
  loadAllPages(
    (query) => api.listings.mine({ query }, { signal }),
    ({ properties }) => properties,
  );
