import type { clientsContract } from '@letfair/contract/clients';
import { clientEmailProblem, MAX_CLIENTS } from '@letfair/domain/clients/clients';
import type { Handler } from '../../platform/http/handlers.ts';
import { lockAccount } from '../accounts/index.ts';
import {
  assignListing,
  type ClientDetails,
  clientOf,
  countAllClients,
  insertClient,
  updateClient,
} from './clients.repository.ts';
import { presentClient } from './present-client.ts';

const noSuchClient = { ok: false, code: 'not_found', message: 'There is no such client.' } as const;
const noSuchListing = { ok: false, code: 'not_found', message: 'There is no such listing.' } as const;
const tooManyClients = {
  ok: false,
  code: 'conflict',
  message: `You can keep ${MAX_CLIENTS.toLocaleString('en-GB')} clients.`,
} as const;

const trimmed = ({ name, email, phone, address, notes }: ClientDetails): ClientDetails => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  address: address.trim(),
  notes: notes.trim(),
});

function emailRefusal({ email }: ClientDetails) {
  const problem = clientEmailProblem(email);
  return problem === null
    ? null
    : ({ ok: false, code: 'invalid', message: problem, fields: { email: problem } } as const);
}

/** The account is locked, so that two at once cannot pass the limit. */
export const addClient =
  (): Handler<typeof clientsContract.add> =>
  async ({ actor, body, write }) =>
    emailRefusal(body) ??
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      if ((await countAllClients(tx, actor.id)) >= MAX_CLIENTS) return tooManyClients;
      return { ok: true, data: await presentClient(tx, await insertClient(tx, actor.id, trimmed(body))) };
    });

export const changeClient =
  (): Handler<typeof clientsContract.change> =>
  async ({ actor, params, body, write }) =>
    emailRefusal(body) ??
    write(async (tx) => {
      const changed = await updateClient(tx, {
        accountId: actor.id,
        id: params.id,
        archived: body.archived,
        details: trimmed(body),
      });
      return changed ? { ok: true, data: await presentClient(tx, changed) } : noSuchClient;
    });

/** An archived client takes no new listings; those they have stay theirs. */
export const assignClient =
  (): Handler<typeof clientsContract.assign> =>
  ({ actor, params, body: { clientId }, write }) =>
    write(async (tx) => {
      if (clientId !== null) {
        const client = await clientOf(tx, actor.id, clientId);
        if (!client || client.archived_at !== null) return noSuchClient;
      }
      const assigned = await assignListing(tx, { accountId: actor.id, listingId: params.id, clientId });
      return assigned ? { ok: true, data: { clientId } } : noSuchListing;
    });
