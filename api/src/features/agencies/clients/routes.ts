import type { clientsContract } from '@letfair/contract/agencies/clients/clients';
import type { clientHomesContract } from '@letfair/contract/agencies/clients/homes';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { endAccess, inviteClient } from './access/give-access.ts';
import { joinAgency, leaveAgency, peekAtClientInvitation } from './access/join-agency.ts';
import {
  listClientHomes,
  listClientOffers,
  listClientViewings,
  listOwnAgencies,
  showClientHome,
} from './homes/show-homes.ts';
import { addClient, assignClient, changeClient, listOwnClients } from './manage-clients.ts';

export const clientsRoutes = (db: Db, publicUrl: string): Handlers<typeof clientsContract> => ({
  list: listOwnClients(db),
  add: addClient(),
  change: changeClient(),
  invite: inviteClient(publicUrl),
  endAccess: endAccess(),
  assign: assignClient(),
});

export const clientHomesRoutes = (db: Db): Handlers<typeof clientHomesContract> => ({
  peek: peekAtClientInvitation(db),
  join: joinAgency(),
  agencies: listOwnAgencies(db),
  leave: leaveAgency(),
  homes: listClientHomes(db),
  home: showClientHome(db),
  viewings: listClientViewings(db),
  offers: listClientOffers(db),
});
