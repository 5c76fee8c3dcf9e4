import { usePaged } from '../../../lib/use-paged.ts';
import { api } from '../../session/index.ts';

/** What is reported, by target; what most people report comes first. */
export const useReportQueue = () => usePaged(loadTargets);

async function loadTargets(cursor: string | undefined, signal?: AbortSignal) {
  const answer = await api.reports.queue({ query: { ...(cursor && { cursor }) } }, { ...(signal && { signal }) });
  if (!answer.success) return answer;
  const { targets, nextCursor } = answer.data;
  const items = targets.map((target) => ({ ...target, id: target.targetId }));
  return { ...answer, data: { items, nextCursor } };
}

/** What was decided, the last decision first. */
export const useDecidedReports = () => usePaged(loadDecisions);

async function loadDecisions(cursor: string | undefined, signal?: AbortSignal) {
  const answer = await api.reports.decided({ query: { ...(cursor && { cursor }) } }, { ...(signal && { signal }) });
  if (!answer.success) return answer;
  return { ...answer, data: { items: answer.data.decisions, nextCursor: answer.data.nextCursor } };
}
