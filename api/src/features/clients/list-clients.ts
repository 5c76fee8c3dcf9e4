import { CLIENTS_PER_PAGE, type clientsContract } from '@letfair/contract/clients';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { countClients, listClients } from './clients.repository.ts';
import { presentClients } from './present-client.ts';

export const listOwnClients =
  (db: Db): Handler<typeof clientsContract.list> =>
  async ({ actor, query }) => {
    const wanted = {
      accountId: actor.id,
      search: query.search?.trim() ?? '',
      archived: query.archived === 'true',
    };
    const page = await keysetPage(query.cursor, CLIENTS_PER_PAGE, ({ before: after, limit }) =>
      listClients(db, { ...wanted, after, limit }),
    );
    if (!page.ok) return page;
    const [clients, total] = await Promise.all([presentClients(db, page.rows), countClients(db, wanted)]);
    return { ok: true, data: { clients, total, nextCursor: page.nextCursor } };
  };
