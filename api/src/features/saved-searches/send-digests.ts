import { digestsDue, MAX_HOMES_A_MAIL } from '@letfair/domain/search/saved-searches';
import { type Db, type Tx, write } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { lockAccount } from '../accounts/index.ts';
import { forgetWaiting, homesWaiting, markTold, searchesWaiting } from './alerts.repository.ts';
import { savedSearchById } from './saved-searches.repository.ts';
import { sendFoundHomes } from './send-found-homes.ts';

const AT_A_TIME = 100;

/** The handler of the job `send-digests`: a search that has been told waits for nothing, so a second run tells nothing. */
export const sendDigests =
  (db: Db, publicUrl: string) =>
  async ({ _cron }: Jobs['send-digests']): Promise<void> => {
    const before = new Date();
    const frequencies = digestsDue(_cron ? new Date(_cron.ts) : before);
    if (frequencies.length === 0) return;
    let after: string | null = null;
    for (;;) {
      const waiting = await searchesWaiting(db, { frequencies, before, after, limit: AT_A_TIME });
      for (const { account_id, search_id } of waiting)
        await write(db, (tx) => tellAll(tx, publicUrl, { account_id, search_id, before }));
      after = waiting.at(-1)?.search_id ?? null;
      if (waiting.length < AT_A_TIME) return;
    }
  };

interface Waiting {
  readonly account_id: string;
  readonly search_id: string;
  readonly before: Date;
}

/** What is not in the mail is behind its link to the whole search, and is not told again. */
async function tellAll(tx: Tx, publicUrl: string, { account_id, search_id, before }: Waiting): Promise<void> {
  const account = await lockAccount(tx, account_id);
  const search = await savedSearchById(tx, search_id);
  if (account?.verified_at && !account.hidden_at && search && search.frequency !== 'none') {
    const { ids, total } = await homesWaiting(tx, search_id, { before, limit: MAX_HOMES_A_MAIL });
    const told = await markTold(tx, search_id, ids, 'digest');
    if (told > 0) await sendFoundHomes(tx, publicUrl, { email: account.email, search, ids, total });
  }
  await forgetWaiting(tx, search_id, before);
}
