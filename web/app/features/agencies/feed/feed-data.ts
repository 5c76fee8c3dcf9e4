import { isLister } from '@letfair/domain/accounts/user-types';
import { settle } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';

/** The keys and webhooks of a lister; null for other roles. */
export const loadFeed = accountLoader(({ user, signal }) =>
  isLister(user.userType)
    ? { keys: settle(api.apiKeys.list({}, { signal })), webhooks: settle(api.webhooks.list({}, { signal })) }
    : null,
);
