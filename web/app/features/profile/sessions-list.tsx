import type { SessionRecord } from '@letfair/contract/profile';
import { useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Placeholder, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';
import { SessionRow } from './session-row.tsx';
import { moreSessionsText } from './session-words.ts';
import type { useSessions } from './use-sessions.ts';

/** Where somebody is signed in, and the way out of each. */
export function SessionsList({ sessions: list }: { readonly sessions: ReturnType<typeof useSessions> }) {
  const { sessions, total, status, reload, end, endOthers, endingOthers } = list;
  const [asking, setAsking] = useState(false);
  const frame = useRef<HTMLUListElement>(null);

  function endOne(session: SessionRecord) {
    // The button that was pressed goes with its row.
    frame.current?.focus();
    void end(session);
  }

  async function endAll() {
    if (await endOthers()) setAsking(false);
  }

  if (!sessions)
    return status === 'failed' ? (
      <LoadFailure what="where you are signed in" onRetry={reload} />
    ) : (
      <Placeholder>
        <SessionShape />
      </Placeholder>
    );

  const more = moreSessionsText(sessions.length, total);
  return (
    <>
      {status === 'failed' && <LoadFailure what="where you are signed in" onRetry={reload} />}
      <ul ref={frame} tabIndex={-1} aria-label="Devices" className="rounded-sm">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => endOne(session)} />
        ))}
      </ul>
      {more && <p className="text-sm text-muted">{more}</p>}
      {total > 1 && (
        <div className="flex justify-end">
          <Button onClick={() => setAsking(true)}>Sign out all other devices</Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title="Sign out all other devices?"
          action="Sign them out"
          busy={endingOthers && 'Signing out...'}
          onConfirm={() => void endAll()}
          onClose={() => setAsking(false)}
        >
          You stay signed in here. Everywhere else you will have to sign in again.
        </ConfirmDialog>
      )}
    </>
  );
}

/** Most people are signed in once. */
const SessionShape = () => (
  <div aria-hidden="true" className="grid gap-0.5">
    <SkeletonLine className="w-48" />
    <SkeletonLine size="sm" className="w-32" />
    <SkeletonLine size="sm" className="w-64" />
  </div>
);
