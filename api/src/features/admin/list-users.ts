import { type adminContract, USERS_PER_PAGE } from '@letfair/contract/admin';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { listAccounts, presentUser } from '../accounts/index.ts';

export const listUsers =
  (db: Db): Handler<typeof adminContract.users> =>
  async ({ query: { cursor, search = '', sort, direction } }) => {
    const descending = direction ? direction === 'desc' : sort === 'joined';
    let total: number | null = null;
    const page = await keysetPage(cursor, USERS_PER_PAGE, async ({ before: after, limit }) => {
      const listed = await listAccounts(db, { search: search.trim(), sort, descending, after, limit });
      total = listed.total;
      return listed.accounts;
    });
    if (!page.ok) return page;
    return {
      ok: true,
      data: { users: page.rows.map(presentUser), nextCursor: page.nextCursor, total: cursor ? null : total },
    };
  };
