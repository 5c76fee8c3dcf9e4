import { Button } from '../actions/button.tsx';
import { Note } from './note.tsx';

interface LoadFailureProps {
  /** What could not be loaded, as part of a sentence. */
  readonly what: string;
  readonly onRetry: () => void;
}

export const LoadFailure = ({ what, onRetry }: LoadFailureProps) => (
  <Note>
    <div className="flex flex-wrap items-center gap-3">
      We could not load {what}.
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  </Note>
);
