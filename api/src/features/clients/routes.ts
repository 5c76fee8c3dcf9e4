import type { clientsContract } from '@letfair/contract/clients';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { addClient, assignClient, changeClient, listOwnClients } from './manage-clients.ts';

export const clientsRoutes = (db: Db): Handlers<typeof clientsContract> => ({
  list: listOwnClients(db),
  add: addClient(),
  change: changeClient(),
  assign: assignClient(),
});
