import type { ClientRecord } from '@letfair/contract/clients';
import { useLoaded } from '../../lib/use-loaded.ts';
import { api } from '../session/index.ts';

/** More pages than an agent can have clients for. */
const MOST_PAGES = 50;

async function loadClients(signal: AbortSignal) {
  const clients: ClientRecord[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await api.clients.list({ query: { ...(cursor && { cursor }) } }, { signal });
    if (!answer.success) return answer;
    clients.push(...answer.data.clients);
    if (!answer.data.nextCursor) break;
    cursor = answer.data.nextCursor;
  }
  return { success: true as const, data: clients };
}

/** All current clients by name, for a list to choose from. */
export function useClientChoices() {
  const { data, status, reload } = useLoaded(loadClients);
  return { data, status, reload };
}
