import { type LoadResult, toLoadResult, useDetails } from '../../../../lib/page-data.ts';
import { api } from '../../../accounts/session/index.ts';

export const loadThread = ({ id, signal }: { readonly id: string; readonly signal: AbortSignal }) =>
  toLoadResult(threadOf(id, signal));

/** Null for a ticket that does not exist. */
async function threadOf(reference: string, signal: AbortSignal) {
  const answer = await api.supportDesk.ticket({ params: { reference } }, { signal });
  return answer.success || answer.error?.code !== 'not_found' ? answer : { success: true as const, data: null };
}

type Thread = Awaited<ReturnType<typeof loadThread>> extends LoadResult<infer Data> ? Data : never;

export const useThread = (reference: string) => useDetails<Thread>('thread', reference);
