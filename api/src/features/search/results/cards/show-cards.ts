import type { searchContract } from '@letfair/contract/search/search';
import { id as idSchema } from '@letfair/contract/wire/text';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { invalid } from '../../../../platform/http/refusals.ts';
import { presentCards } from './present-cards.ts';

/** The homes that somebody without an account keeps in their browser. */
export const showCards =
  (db: Db): Handler<typeof searchContract.cards> =>
  async ({ query }) => {
    const ids = [...new Set(query.ids.toLowerCase().split(','))];
    if (ids.some((id) => !idSchema.safeParse(id).success)) return noIds;
    return { ok: true, data: { properties: await presentCards(db, await findOnTheMarket(db, ids)) } };
  };

const noIds = invalid('ids', 'Send the ids of the homes, separated by commas.');

/** Those of the listings that everybody may see, in the same order. */
export async function findOnTheMarket(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('listing')
    .innerJoin('account', 'account.id', 'listing.account_id')
    .select('listing.id')
    .where('listing.id', 'in', ids)
    .where('listing.status', 'in', ['live', 'let-agreed'])
    .where('account.hidden_at', 'is', null)
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}
