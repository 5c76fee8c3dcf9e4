import type { Application, applicationsContract } from '@letfair/contract/applications';
import type { Sent } from '@letfair/contract/endpoint';
import type { ApplicationStatus } from '@letfair/domain/applications/lifecycle';
import { useCallback, useState } from 'react';
import { usePaged } from '../../lib/use-paged.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { api } from '../session/index.ts';

interface Filter {
  readonly propertyId: string | null;
  readonly status: ApplicationStatus | null;
}

/** Applications the reader sent, or those for their homes, newest first. */
export function useApplications({ propertyId, status }: Filter) {
  const [round, setRound] = useState(0);
  const list = usePaged(
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the same list from its beginning
    useCallback(
      async (cursor: string | undefined, signal?: AbortSignal) => {
        const query = { ...(propertyId && { propertyId }), ...(status && { status }), ...(cursor && { cursor }) };
        const answer = await api.applications.list({ query }, { ...(signal && { signal }) });
        if (!answer.success) return answer;
        return { ...answer, data: { items: answer.data.applications, nextCursor: answer.data.nextCursor } };
      },
      [propertyId, status, round],
    ),
  );
  /** For a change that may touch any of them, on whichever page. */
  const restart = useCallback(() => setRound((count) => count + 1), []);
  return { ...list, restart };
}

export type Step = Sent<typeof applicationsContract.act>['body'];

const NO_ANSWER = 'That did not work. Please try again.';

/** Takes an application a step further, one step at a time. */
export function useApplicationStep(onDone: (application: Application, step: Step) => void, onStale: () => void) {
  const { busy, submit } = useSubmission();
  const [failure, setFailure] = useState<string | null>(null);

  /** True when it is done. */
  async function take(id: string, step: Step): Promise<boolean> {
    setFailure(null);
    const sent = await submit({ id, step }, (options) => api.applications.act({ params: { id }, body: step }, options));
    if (!sent) return false;
    if ('error' in sent) {
      setFailure(NO_ANSWER);
      return false;
    }
    const { answer } = sent;
    if (answer.success) {
      onDone(answer.data, step);
      return true;
    }
    setFailure(answer.message || NO_ANSWER);
    // The other side was quicker: what is shown is no longer so.
    if (answer.error?.code === 'conflict' || answer.error?.code === 'not_found') onStale();
    return false;
  }

  return { busy, failure, take };
}
