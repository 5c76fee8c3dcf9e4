import type { ClientRecord } from '@letfair/contract/clients';
import { useCallback, useRef, useState } from 'react';
import { usePaged } from '../../lib/use-paged.ts';
import { api } from '../session/index.ts';

export const useClients = (search: string, archived: boolean) =>
  usePaged(
    useCallback(
      async (cursor: string | undefined, signal?: AbortSignal) => {
        const query = {
          archived: archived ? ('true' as const) : ('false' as const),
          ...(search && { search }),
          ...(cursor && { cursor }),
        };
        const answer = await api.clients.list({ query }, { ...(signal && { signal }) });
        if (!answer.success) return answer;
        return { ...answer, data: { items: answer.data.clients, nextCursor: answer.data.nextCursor } };
      },
      [search, archived],
    ),
  );

interface Notice {
  readonly tone: 'good' | 'harm';
  readonly text: string;
}

const NO_ANSWER = 'That did not work. Please try again.';

/** Archives a client or brings one back, one at a time. */
export function useArchiving(onChanged: (client: ClientRecord) => void) {
  const [changing, setChanging] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const underWay = useRef(false);

  async function setArchived(client: ClientRecord, archived: boolean): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setChanging(client.id);
    setNotice(null);
    const { id, name, email, phone, address, notes } = client;
    try {
      const body = { name, email, phone, address, notes, archived };
      const answer = await api.clients.change({ params: { id }, body });
      if (!answer.success) return setNotice({ tone: 'harm', text: answer.message || NO_ANSWER });
      setNotice({ tone: 'good', text: archived ? `${name} is archived.` : `${name} is back among your clients.` });
      onChanged(answer.data);
    } catch {
      setNotice({ tone: 'harm', text: NO_ANSWER });
    } finally {
      underWay.current = false;
      setChanging(null);
    }
  }

  return { changing, notice, setNotice, setArchived };
}
