import {
  MAX_SAVED_ADDRESS,
  type SavedSearch,
  type savedSearchesContract,
} from '@letfair/contract/search/saved-searches';
import { MAX_SAVED_SEARCHES } from '@letfair/domain/search/saved-searches';
import { parseSearchParams, serializeSearch } from '@letfair/domain/search/search-query';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid } from '../../../platform/http/refusals.ts';
import { newId } from '../../../platform/ids.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import { reachesIn, type Travel } from '../travel/index.ts';
import { rareColumns, usualColumns } from './filter-columns.ts';
import {
  countSavedSearches,
  findSavedSearch,
  insertSavedSearch,
  type SavedSearchRow,
  updateSavedSearch,
} from './saved-searches.repository.ts';
import { keysOfSearch } from './search-keys.ts';

const tooMany = conflict(`You can save up to ${MAX_SAVED_SEARCHES} searches. Please delete one you no longer need.`);

/** Its alerts would be about homes anywhere. */
const noTimesNow = invalid(
  'search',
  'We can’t work out these travel times right now. Try again in a few minutes, or remove the travel time.',
);

export const saveSearch =
  (db: Db, travel: Travel): Handler<typeof savedSearchesContract.save> =>
  async ({ actor, body: { name, search, frequency }, write }) => {
    const { query, problems } = parseSearchParams(new URLSearchParams(search));
    const [problem] = Object.values(problems);
    if (problem !== undefined) return invalid('search', problem);
    const address = new URLSearchParams(serializeSearch(query)).toString();
    if (address.length > MAX_SAVED_ADDRESS)
      return invalid(
        'search',
        'This search is too long to save. Take out some places, filters or corners of drawn areas.',
      );
    const asked = await travel.reachesOf(db, query.travel);
    if (asked.some(({ measured, reach }) => measured === 'engine-away' && reach === null)) return noTimesNow;
    const reaches = reachesIn(asked);
    return write(async (tx) => {
      await lockAccount(tx, actor.id);
      // Equal searches would write twice about the same homes, so saving one again renames it.
      const same = await findSavedSearch(tx, actor.id, address);
      const renamed = same && (await updateSavedSearch(tx, { accountId: actor.id, id: same.id, name, frequency }));
      if (renamed) return { ok: true, data: presentSavedSearch(renamed) };
      if ((await countSavedSearches(tx, actor.id)) >= MAX_SAVED_SEARCHES) return tooMany;
      const saved = await insertSavedSearch(
        tx,
        {
          id: newId(),
          account_id: actor.id,
          name,
          search: address,
          frequency,
          ...rareColumns(query, reaches),
        },
        { keys: keysOfSearch(query, reaches), columns: usualColumns(query, reaches) },
      );
      return { ok: true, data: presentSavedSearch(saved) };
    });
  };

export const presentSavedSearch = ({ id, name, search, frequency, created_at }: SavedSearchRow): SavedSearch => ({
  id,
  name,
  search,
  frequency,
  createdAt: created_at.toISOString(),
});
