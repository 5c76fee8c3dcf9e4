import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import type { ReactNode } from 'react';
import { viewingMoment, viewingTime } from './slot-words.ts';

interface SuggestedTimeProps {
  readonly viewing: Viewing;
  readonly children?: ReactNode;
}

/** Another time that waits for the tenant's answer; nothing where there is none. */
export function SuggestedTime({ viewing: { move, side, lister }, children }: SuggestedTimeProps) {
  if (!move) return null;
  return (
    <div className="grid gap-2 rounded-md border border-line bg-sand px-4 py-3">
      <div>
        <p className="text-sm text-muted">
          {side === 'tenant' ? `${lister.name} has suggested a new time` : 'You’ve suggested a new time'}
        </p>
        <p className="font-semibold tabular-nums">
          {viewingMoment(move.startsAt)} to {viewingTime(move.endsAt)}
        </p>
        <p className="text-sm">
          {side === 'tenant'
            ? 'Your viewing stays at the old time until you answer.'
            : 'The viewing stays at the old time until the tenant answers.'}
        </p>
      </div>
      {children}
    </div>
  );
}
