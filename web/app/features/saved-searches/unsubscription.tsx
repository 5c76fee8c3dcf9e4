import { BellOff, CircleHelp, Clock } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { api } from '../session/index.ts';
import { type UnsubscribeOutcome, unsubscribeOutcome } from './unsubscribe-outcome.ts';

const searchesLink = <LinkButton to="/saved-searches">Your saved searches</LinkButton>;

/** The link of the mail does its work by being opened; only what follows a lost connection has to be pressed. */
export function Unsubscription({ token }: { readonly token: string }) {
  const [outcome, setOutcome] = useState<UnsubscribeOutcome | null>(null);
  const sent = useRef<string | null>(null);

  const unsubscribe = useCallback(async () => {
    setOutcome(null);
    try {
      setOutcome(unsubscribeOutcome(await api.savedSearches.unsubscribe({ body: { token } })));
    } catch {
      setOutcome({ kind: 'failed' });
    }
  }, [token]);

  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    void unsubscribe();
  }, [token, unsubscribe]);

  return (
    <div aria-live="polite">
      <OutcomeScreen outcome={outcome} onRetry={() => void unsubscribe()} />
    </div>
  );
}

interface OutcomeScreenProps {
  readonly outcome: UnsubscribeOutcome | null;
  readonly onRetry: () => void;
}

function OutcomeScreen({ outcome, onRetry }: OutcomeScreenProps) {
  switch (outcome?.kind) {
    case undefined:
      return <EmptyState icon={Clock} title="Stopping the mails..." level="h1" />;
    case 'stopped':
      return (
        <EmptyState icon={BellOff} title="You will get no more mails" level="h1" actions={searchesLink}>
          The mails about “{outcome.name}” are stopped. The search itself is still saved.
        </EmptyState>
      );
    case 'refused':
      return (
        <EmptyState icon={CircleHelp} title="The mails could not be stopped" level="h1" actions={searchesLink}>
          {outcome.reason}
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          icon={CircleHelp}
          title="We could not reach the server"
          level="h1"
          actions={
            <>
              <Button variant="accent" onClick={onRetry}>
                Stop the mails
              </Button>
              {searchesLink}
            </>
          }
        >
          Nothing has changed yet. Please try again.
        </EmptyState>
      );
  }
}
