import { useCallback } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Placeholder, SkeletonFacts } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useLiveEvents } from '../live/index.ts';
import { api } from '../session/index.ts';
import { ApplicationAnswer } from './application-answer.tsx';
import { useApplicationStep } from './application-data.ts';
import { ApplicationFacts } from './application-details.tsx';
import { actionDone } from './application-texts.ts';

interface ApplicationDialogProps {
  readonly id: string;
  readonly onAnswered: (sentence: string) => void;
  readonly onClose: () => void;
}

export function ApplicationDialog({ id, onAnswered, onClose }: ApplicationDialogProps) {
  const load = useCallback((signal: AbortSignal) => api.applications.show({ params: { id } }, { signal }), [id]);
  const { data, status, reload } = useLoaded(load);
  const { busy, failure, take } = useApplicationStep(({ tenant }, { action }) => {
    if (action in actionDone) onAnswered(`${tenant.name} ${actionDone[action as keyof typeof actionDone]}.`);
  }, reload);
  useLiveEvents('application', (changed) => (changed === null || changed === id) && reload());

  return (
    <Dialog title={data ? `Application of ${data.tenant.name}` : 'Application'} placement="wide" onClose={onClose}>
      {status === 'failed' && <LoadFailure what="the application" onRetry={reload} />}
      {!data && status === 'loading' && (
        <Placeholder>
          <SkeletonFacts rows={10} />
        </Placeholder>
      )}
      {data && (
        <>
          <ApplicationFacts application={data} />
          <ApplicationAnswer
            application={data}
            busy={busy}
            failure={failure}
            onStep={(step) => void take(data.id, step)}
          />
        </>
      )}
    </Dialog>
  );
}
