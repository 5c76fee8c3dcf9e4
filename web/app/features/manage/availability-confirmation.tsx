import { AVAILABLE_DAYS } from '@letfair/domain/listings/availability';
import { CircleCheck, CircleHelp, Clock } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { api } from '../session/index.ts';
import { type ConfirmOutcome, confirmOutcome } from './confirm-outcome.ts';

const manageLink = <LinkButton to="/properties/manage">Manage your properties</LinkButton>;

/** The link of the mail does its work by being opened; only what follows a lost connection has to be pressed. */
export function AvailabilityConfirmation({ token }: { readonly token: string }) {
  const [outcome, setOutcome] = useState<ConfirmOutcome | null>(null);
  const sent = useRef<string | null>(null);

  const confirm = useCallback(async () => {
    setOutcome(null);
    try {
      setOutcome(confirmOutcome(await api.listings.confirmByMail({ body: { token } })));
    } catch {
      setOutcome({ kind: 'failed' });
    }
  }, [token]);

  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    void confirm();
  }, [token, confirm]);

  return (
    <div aria-live="polite">
      <OutcomeScreen outcome={outcome} onRetry={() => void confirm()} />
    </div>
  );
}

interface OutcomeScreenProps {
  readonly outcome: ConfirmOutcome | null;
  readonly onRetry: () => void;
}

function OutcomeScreen({ outcome, onRetry }: OutcomeScreenProps) {
  switch (outcome?.kind) {
    case undefined:
      return <EmptyState icon={Clock} title="Confirming availability..." level="h1" />;
    case 'confirmed':
      return (
        <EmptyState
          icon={CircleCheck}
          title={`Thank you, “${outcome.title}” stays live`}
          level="h1"
          actions={manageLink}
        >
          We will ask again in {AVAILABLE_DAYS} days.
        </EmptyState>
      );
    case 'refused':
      return (
        <EmptyState icon={CircleHelp} title="This could not be confirmed" level="h1" actions={manageLink}>
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
                Confirm availability
              </Button>
              {manageLink}
            </>
          }
        >
          Nothing has changed yet. Please try again.
        </EmptyState>
      );
  }
}
