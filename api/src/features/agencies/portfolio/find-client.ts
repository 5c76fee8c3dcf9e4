import type { Tx } from '../../../platform/db.ts';
import { activeClientsOf, addNamedClient } from '../clients/index.ts';
import { type Lister, sameName } from './plan-listing.ts';

/** The client of an agent by name, who is added where there is none; null for no client. */
export type ClientFinder = (
  name: string | undefined,
) => Promise<{ readonly ok: true; readonly id: string | null } | { readonly ok: false; readonly message?: string }>;

/** Reads the clients once, when the first name is asked for. Landlords have none. */
export function createClientFinder(tx: Tx, { id: accountId, userType }: Lister): ClientFinder {
  let known: { id: string; name: string }[] | null = null;
  return async (name = '') => {
    if (userType !== 'agent' || name.trim() === '') return { ok: true, id: null };
    known ??= await activeClientsOf(tx, accountId);
    const found = known.find((client) => sameName(client.name, name));
    if (found) return { ok: true, id: found.id };
    const added = await addNamedClient(tx, accountId, name);
    if (!added.ok) return added;
    known.push(added.client);
    return { ok: true, id: added.client.id };
  };
}
