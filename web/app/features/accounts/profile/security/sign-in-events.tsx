import type { SignInEvent } from '@letfair/contract/accounts/security';
import { retention } from '@letfair/domain/accounts/privacy/retention';
import { isFailedSignIn, signInEventTexts } from '@letfair/domain/accounts/second-step';
import { useState } from 'react';
import { formatMoment } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';

const SHOWN_AT_FIRST = 5;

export function SignInEvents({ events }: { readonly events: readonly SignInEvent[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? events : events.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="sign-in-events" className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 id="sign-in-events" className="font-semibold">
          Latest sign-ins
        </h3>
        <p className="text-sm text-muted">
          Of the last {retention.signInEventDays} days. If one was not you, change your password.
        </p>
      </div>
      {events.length === 0 && <p className="text-sm">None yet.</p>}
      <ol aria-labelledby="sign-in-events" className="grid gap-3">
        {shown.map((event) => (
          <li key={event.id} className="grid gap-0.5">
            <p className="flex flex-wrap items-center gap-2">
              {signInEventTexts[event.kind]}
              {isFailedSignIn(event.kind) && <Badge tone="warm">Failed</Badge>}
            </p>
            <p className="text-sm text-muted tabular-nums">
              {[formatMoment(event.at), event.device, event.network].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      {!showsAll && events.length > shown.length && (
        <div className="flex justify-end">
          <Button size="sm" onClick={() => setShowsAll(true)}>
            Show all {events.length}
          </Button>
        </div>
      )}
    </section>
  );
}
