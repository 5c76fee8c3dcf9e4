import { type adminContract, USERS_PER_PAGE } from '@letfair/contract/admin';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { listAccounts, presentUser } from '../accounts/index.ts';

export const listUsers =
  (db: Db): Handler<typeof adminContract.users> =>
  async ({ query }) => {
    const search = query.search?.trim() ?? '';
    const page = await keysetPage(query.cursor, USERS_PER_PAGE, (range) => listAccounts(db, { search, ...range }));
    if (!page.ok) return page;
    return { ok: true, data: { users: page.rows.map(presentUser), nextCursor: page.nextCursor } };
  };
