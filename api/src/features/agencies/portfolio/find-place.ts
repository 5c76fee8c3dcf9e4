import type { PortableListing } from '@letfair/domain/agencies/portfolio/portable-listing';
import type { Tx } from '../../../platform/db.ts';
import { activeClientsOf, addNamedClient } from '../clients/index.ts';
import { addNamedBranch } from '../teams/index.ts';
import { type Lister, nameKey, type Plan, sameName } from './plan-listing.ts';

/** Whose home it is, and which branch lets it; null for none. */
export interface Place {
  readonly clientId: string | null;
  readonly branchId: string | null;
}

interface Misplaced {
  readonly target: 'client' | 'branch';
  readonly message?: string;
}

export type PlaceFinder = (
  plan: Pick<Plan, 'kind' | 'changes'>,
  portable: Pick<PortableListing, 'client' | 'branch' | 'branchIsCode'>,
) => Promise<Place | Misplaced>;

type Found = { readonly ok: true; readonly id: string | null } | { readonly ok: false; readonly message?: string };

/**
 * The client and the branch of an agent's home by their names. Those that are new are added; names that were looked up
 * before are not looked up again. Landlords have neither.
 */
export function createPlaceFinder(tx: Tx, { id: accountId, userType }: Lister): PlaceFinder {
  let clients: { id: string; name: string }[] | null = null;
  const branches = new Map<string, string>();

  async function findClient(name: string): Promise<Found> {
    clients ??= await activeClientsOf(tx, accountId);
    const found = clients.find((client) => sameName(client.name, name));
    if (found) return { ok: true, id: found.id };
    const added = await addNamedClient(tx, accountId, name);
    if (!added.ok) return added;
    clients.push(added.client);
    return { ok: true, id: added.client.id };
  }
  async function findBranchId(name: string): Promise<Found> {
    const known = branches.get(nameKey(name));
    if (known) return { ok: true, id: known };
    const found = await addNamedBranch(tx, accountId, name);
    if (found.ok) branches.set(nameKey(name), found.id);
    return found;
  }

  return async ({ kind, changes }, { client = '', branch = '', branchIsCode }) => {
    const find = async (target: 'client' | 'branch', name: string, search: (name: string) => Promise<Found>) => {
      const isNeeded = userType === 'agent' && name.trim() !== '' && (kind === 'new' || changes.includes(target));
      return isNeeded ? search(name) : { ok: true as const, id: null };
    };
    const ofClient = await find('client', client, findClient);
    if (!ofClient.ok) return { target: 'client', ...(ofClient.message && { message: ofClient.message }) };
    const ofBranch = await find('branch', branchIsCode ? '' : branch, findBranchId);
    if (!ofBranch.ok) return { target: 'branch', ...(ofBranch.message && { message: ofBranch.message }) };
    return { clientId: ofClient.id, branchId: ofBranch.id };
  };
}
