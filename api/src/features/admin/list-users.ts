import { type adminContract, USERS_PER_PAGE } from '@letfair/contract/admin';
import { id } from '@letfair/contract/text';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { listAccounts, presentUser } from '../accounts/index.ts';

/** The cursor is the id of the last user of the page before. */
export const listUsers =
  (db: Db): Handler<typeof adminContract.users> =>
  async ({ query }) => {
    const before = query.cursor ?? null;
    if (before !== null && !id.safeParse(before).success)
      return {
        ok: false,
        code: 'invalid',
        message: 'This page does not exist.',
        fields: { cursor: 'Use the nextCursor of the page before.' },
      };
    const search = query.search?.trim() ?? '';
    // One more than the page holds tells whether there is another page.
    const accounts = await listAccounts(db, { search, before, limit: USERS_PER_PAGE + 1 });
    const page = accounts.slice(0, USERS_PER_PAGE);
    return {
      ok: true,
      data: {
        users: page.map(presentUser),
        nextCursor: accounts.length > USERS_PER_PAGE ? (page.at(-1)?.id ?? null) : null,
      },
    };
  };
