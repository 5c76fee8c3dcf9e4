import { MAX_INSTANT_MAILS_A_DAY } from '@letfair/domain/search/saved-searches';
import { type Db, type Tx, write } from '../../platform/db.ts';
import { lockAccount } from '../accounts/index.ts';
import { markTold, toldAtOnceToday, waitingAtOnce } from './alerts.repository.ts';
import { canBeFound, recordMatches } from './matches.repository.ts';
import { savedSearchById } from './saved-searches.repository.ts';
import { sendFoundHomes } from './send-found-homes.ts';

const AT_A_TIME = 100;

/**
 * The handler of the job `match-saved-searches`. What was found is written down first, so that a second run finds
 * nothing new, and everybody is told in a transaction of their own.
 */
export const tellAtOnce =
  (db: Db, publicUrl: string) =>
  async ({ listingId }: { readonly listingId: string }): Promise<void> => {
    await write(db, (tx) => recordMatches(tx, listingId));
    let after: string | null = null;
    for (;;) {
      const found = await waitingAtOnce(db, listingId, { after, limit: AT_A_TIME });
      for (const { account_id, search_id } of found)
        await write(db, (tx) => tell(tx, publicUrl, { account_id, search_id, listingId }));
      after = found.at(-1)?.account_id ?? null;
      if (found.length < AT_A_TIME) return;
    }
  };

interface Find {
  readonly account_id: string;
  readonly search_id: string;
  readonly listingId: string;
}

/** The account is locked, so that two new homes at once do not pass its limit. */
async function tell(tx: Tx, publicUrl: string, { account_id, search_id, listingId }: Find): Promise<void> {
  const account = await lockAccount(tx, account_id);
  const search = await savedSearchById(tx, search_id);
  if (!account?.verified_at || account.hidden_at || search?.frequency !== 'instant') return;
  if (!(await canBeFound(tx, listingId))) return;
  if ((await toldAtOnceToday(tx, account_id)) >= MAX_INSTANT_MAILS_A_DAY) return;
  if ((await markTold(tx, search_id, [listingId], 'instant')) === 0) return;
  await sendFoundHomes(tx, publicUrl, { email: account.email, search, ids: [listingId], total: 1 });
}
