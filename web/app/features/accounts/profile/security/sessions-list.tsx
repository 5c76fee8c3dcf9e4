import type { SessionRecord } from '@letfair/contract/accounts/profile';
import { useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate } from '../../../../lib/dates.ts';
import { networkProblem } from '../../../../lib/forms/use-form.ts';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Awaited } from '../../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../../ui/overlays/dialog.tsx';
import { api } from '../../session/index.ts';
import type { ProfileData } from '../profile-data.ts';
import { endedText, fromNetworkText, lastUsedText, moreSessionsText } from './session-words.ts';

/** Where somebody is signed in, and the way out of each. */
export const SessionsList = ({ sessions }: Pick<ProfileData, 'sessions'>) => (
  <Awaited promise={sessions} what="your devices" fallback={<ListPlaceholder entry="row" count={1} />}>
    {(loaded) => <Sessions {...loaded} />}
  </Awaited>
);

interface SessionsProps {
  readonly sessions: readonly SessionRecord[];
  readonly total: number;
}

const notSignedOut = (what: string) => ({ title: `We couldn’t sign out ${what}`, description: networkProblem() });

function Sessions({ sessions, total }: SessionsProps) {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  // A device that is signed out leaves the list at once, and comes back if that failed.
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const endingOthers = useStep(revalidate);
  const frame = useRef<HTMLUListElement>(null);
  const shown = sessions.filter(({ id }) => !ended.has(id));
  const shownTotal = total - (sessions.length - shown.length);
  const more = moreSessionsText(shown.length, shownTotal);

  async function endOne({ id, device }: SessionRecord) {
    // The button that was pressed goes with its row.
    frame.current?.focus();
    setEnded((before) => new Set(before).add(id));
    if (await endSession(id)) {
      toast({ title: 'Signed out', description: `${device} has been signed out.` });
      return revalidate();
    }
    setEnded((before) => new Set([...before].filter((other) => other !== id)));
    toast(notSignedOut('this device'));
  }

  async function endOthers() {
    const taken = await endingOthers.take('end', () => api.profile.endOtherSessions());
    if (!taken) return;
    if (!taken.isDone) return toast(notSignedOut('your other devices'));
    toast({ title: 'Signed out', description: endedText(taken.answer.data.ended) });
    setAsking(false);
  }

  return (
    <>
      <ul ref={frame} tabIndex={-1} aria-label="Devices" className="rounded-sm">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void endOne(session)} />
        ))}
      </ul>
      {more && <p className="text-sm text-muted">{more}</p>}
      {shownTotal > 1 && (
        <div className="flex justify-end">
          <Button onClick={() => setAsking(true)}>Sign out all other devices</Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Sign out all other devices?"
          action="Sign them out"
          busy={endingOthers.isBusy && 'Signing out...'}
          onConfirm={() => void endOthers()}
          onClose={() => setAsking(false)}
        >
          You’ll stay signed in here. Everywhere else you’ll have to sign in again.
        </ConfirmDialog>
      )}
    </>
  );
}

/** True when the session is over, whoever ended it. */
async function endSession(id: string): Promise<boolean> {
  try {
    const answer = await api.profile.endSession({ params: { id } });
    return answer.success || answer.error?.code === 'not_found';
  } catch {
    return false;
  }
}

interface SessionRowProps {
  readonly session: SessionRecord;
  readonly onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const nameId = useId();
  const { device, network, createdAt, lastUsedAt, expiresAt, current } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <p id={nameId} className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {device}
          {current && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-sm text-muted">{lastUsedText(lastUsedAt)}</p>
        <p className="text-sm text-muted">
          Signed in on {formatDate(createdAt)}
          {fromNetworkText(network)}. Stays signed in until {formatDate(expiresAt)}.
        </p>
      </div>
      {!current && (
        <Button size="sm" aria-describedby={nameId} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
