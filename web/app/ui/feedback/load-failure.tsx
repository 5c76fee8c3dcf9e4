import { useEffect, useEffectEvent } from 'react';
import { whenBack } from '../../lib/network/connection.ts';
import { Button } from '../actions/button.tsx';
import { Note } from './note.tsx';

interface LoadFailureProps {
  /** What could not be loaded, as part of a sentence. */
  readonly what: string;
  readonly onRetry: () => void;
}

export function LoadFailure({ what, onRetry }: LoadFailureProps) {
  // Nobody has to press anything when a lost connection is back.
  const retry = useEffectEvent(onRetry);
  useEffect(() => whenBack(() => retry()), []);

  return (
    <Note>
      <div className="flex flex-wrap items-center gap-3">
        We couldn’t load {what}.
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Note>
  );
}
