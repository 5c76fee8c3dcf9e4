import { CLIENTS_PER_PAGE, type clientsContract } from '@letfair/contract/agencies/clients/clients';
import { clientProblems, MAX_CLIENTS } from '@letfair/domain/agencies/clients/clients';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, contactRefusal, invalidFields, listingNotFound } from '../../../platform/http/refusals.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import { takeAccessAway } from './access/give-access.ts';
import {
  assignListingToClient,
  type ClientDetails,
  countAllClients,
  countClients,
  findClient,
  insertClient,
  listClients,
  updateClient,
} from './clients.repository.ts';
import { clientNotFound, presentClient, presentClients } from './present-client.ts';

const tooManyClients = conflict(`You can have up to ${MAX_CLIENTS.toLocaleString('en-GB')} clients.`);

const trimDetails = ({ name, email, phone, address, notes }: ClientDetails): ClientDetails => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  address: address.trim(),
  notes: notes.trim(),
});

/** `before` is the name that is stored already. */
function detailsRefusal(details: ClientDetails, before = '') {
  const fields = clientProblems(details);
  const [message] = Object.values(fields);
  if (message !== undefined) return invalidFields({ message, fields });
  return contactRefusal({ name: details.name }, { name: before });
}

/** Adds a client of whom only the name is known. The refusal of the form applies. */
export async function addNamedClient(tx: Tx, accountId: string, name: string) {
  const details = trimDetails({ name, email: '', phone: '', address: '', notes: '' });
  const refusal = detailsRefusal(details);
  if (refusal) return refusal;
  await lockAccount(tx, accountId);
  if ((await countAllClients(tx, accountId)) >= MAX_CLIENTS) return tooManyClients;
  return { ok: true, client: await insertClient(tx, accountId, details) } as const;
}

/** The account lock keeps parallel requests from passing the limit. */
export const addClient =
  (): Handler<typeof clientsContract.add> =>
  async ({ actor, body, write }) =>
    detailsRefusal(body) ??
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      if ((await countAllClients(tx, actor.id)) >= MAX_CLIENTS) return tooManyClients;
      return { ok: true, data: await presentClient(tx, await insertClient(tx, actor.id, trimDetails(body))) };
    });

export const changeClient =
  (): Handler<typeof clientsContract.change> =>
  async ({ actor, params, body, write }) =>
    write(async (tx) => {
      const refusal = detailsRefusal(body, (await findClient(tx, actor.id, params.id))?.name);
      if (refusal) return refusal;
      // An archived client cannot be invited meanwhile.
      await lockAccount(tx, actor.id);
      const changed = await updateClient(tx, {
        accountId: actor.id,
        id: params.id,
        archived: body.archived,
        details: trimDetails(body),
      });
      if (!changed) return clientNotFound;
      if (changed.archived_at) await takeAccessAway(tx, changed, actor.person);
      return { ok: true, data: await presentClient(tx, changed) };
    });

/** An archived client keeps their listings but takes no new ones. */
export const assignClient =
  (): Handler<typeof clientsContract.assign> =>
  ({ actor, params, body: { clientId }, write }) =>
    write(async (tx) => {
      if (clientId !== null) {
        const client = await findClient(tx, actor.id, clientId);
        if (!client || client.archived_at !== null) return clientNotFound;
      }
      const assigned = await assignListingToClient(tx, { accountId: actor.id, listingId: params.id, clientId });
      return assigned ? { ok: true, data: { clientId } } : listingNotFound();
    });

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
