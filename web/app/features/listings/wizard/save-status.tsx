import { Button } from '../../../ui/actions/button.tsx';
import type { SaverState } from './draft-saver.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

interface SaveStatusProps extends Pick<SaverState, 'savedAt' | 'trouble' | 'reason'> {
  /** Nothing is saved by itself without a title. */
  readonly willRetry: boolean;
  readonly onSettle: () => void;
}

/** Quiet, and in its place from the start, so that nothing jumps when it speaks. */
export const SaveStatus = ({ savedAt, trouble, reason, willRetry, onSettle }: SaveStatusProps) => (
  <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
    {savedAt && (
      <p className="tabular-nums">
        Last saved <time dateTime={savedAt.toISOString()}>{clock.format(savedAt)}</time>
      </p>
    )}
    <p aria-live="polite">
      {trouble === 'failed' &&
        (reason ? `Not saved yet: ${reason}` : `Not saved yet${willRetry ? ', trying again' : ''}`)}
      {trouble === 'stale' && 'Not saved: there is a newer version'}
    </p>
    {trouble === 'stale' && (
      <Button size="sm" onClick={onSettle}>
        Choose a version
      </Button>
    )}
  </div>
);
