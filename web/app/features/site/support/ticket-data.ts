import type { OwnThread } from '@letfair/contract/site/support';
import { toLoadResult, toPageResult } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';

/** The ticket that a URL names, or null for the list of all. */
const ticketReference = (url: URL): string | null => url.searchParams.get('ticket')?.trim().toUpperCase() || null;

const loadTickets = (signal: AbortSignal, cursor?: string) =>
  toPageResult(api.support.mine({ query: { ...(cursor && { cursor }) } }, { signal }), ({ tickets }) => tickets);

/** Null for a ticket that does not exist, or is someone else's. */
const loadThread = (reference: string, signal: AbortSignal) =>
  toLoadResult<OwnThread | null>(
    api.support
      .thread({ params: { reference } }, { signal })
      .then((answer) =>
        answer.success || answer.error?.code !== 'not_found' ? answer : { success: true, data: null },
      ),
  );

/** One ticket where the URL names it, else the list. */
export const loadSupport = accountLoader(
  ({ url, signal }) => {
    const reference = ticketReference(url);
    return reference
      ? { reference, thread: loadThread(reference, signal) }
      : { reference: null, tickets: loadTickets(signal) };
  },
  ({ cursor, signal }) => loadTickets(signal, cursor),
);
