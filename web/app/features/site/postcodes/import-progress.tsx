import type { DirectoryImport } from '@letfair/contract/site/postcodes';
import { formatMoment } from '../../../lib/dates.ts';
import { arrivalOf } from '../../../lib/network/use-file-job.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';

interface ImportProgressProps {
  /** Null until the server has answered for the first time. */
  readonly latest: DirectoryImport | null;
  /** Bytes that this page has sent; null when the file comes from elsewhere or has arrived. */
  readonly sent: number | null;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
}

interface Step {
  readonly title: string;
  readonly detail: string;
  /** From 0 to 1; null while nobody knows. */
  readonly share: number | null;
}

const count = (number: number): string => number.toLocaleString('en-GB');

/** What an import is doing, in words. */
export function stepOf(latest: DirectoryImport | null, sent: number | null): Step {
  if (!latest) return { title: 'Starting the upload', detail: '', share: null };
  const { state, fileName, share, postcodes } = latest;
  if (state === 'receiving') return { title: `Step 1 of 3: uploading ${fileName}`, ...arrivalOf(latest, sent) };
  if (state === 'waiting')
    return { title: `Step 2 of 3: reading ${fileName}`, detail: 'It’ll begin in a moment.', share: null };
  if (share < 1)
    return { title: `Step 2 of 3: reading ${fileName}`, detail: `${count(postcodes)} postcodes written`, share };
  const detail = `We’re sorting ${count(postcodes)} postcodes and replacing the old ones.`;
  return { title: 'Step 3 of 3: putting them in place', detail, share: null };
}

export const ImportProgress = ({ latest, sent, isCancelling, onCancel }: ImportProgressProps) => (
  <Progress
    {...stepOf(latest, sent)}
    actions={
      <Button size="sm" variant="danger" busy={isCancelling && 'Cancelling...'} disabled={!latest} onClick={onCancel}>
        Cancel the import
      </Button>
    }
  />
);

interface ImportOutcomeProps {
  readonly latest: DirectoryImport;
  /** It ended while this page was open; later, only what went wrong is worth telling. */
  readonly isNews: boolean;
}

/** How the latest import ended. */
export function ImportOutcome({ latest, isNews }: ImportOutcomeProps) {
  const { state, fileName, postcodes, skipped, badRows, firstBadRow, problem, startedAt } = latest;
  if (state === 'done')
    return isNews ? (
      <Alert tone="good">
        <p className="font-semibold wrap-anywhere">{fileName} is in use.</p>
        <p>
          {count(postcodes)} postcodes imported. {count(skipped)} are no longer used or have no position, so we left
          them out. Homes are being repositioned in the background.
        </p>
        {badRows > 0 && (
          <p className="wrap-anywhere">
            {badRows === 1 ? 'We couldn’t use one row' : `We couldn’t use ${count(badRows)} rows. The first`}:{' '}
            {firstBadRow}.
          </p>
        )}
      </Alert>
    ) : null;
  if (state === 'refused')
    return (
      <Alert>
        <p className="font-semibold wrap-anywhere">
          The import of {fileName} failed on {formatMoment(startedAt)}.
        </p>
        <p className="wrap-anywhere">{problem} The postcodes in use haven’t changed.</p>
      </Alert>
    );
  if (state === 'interrupted')
    return (
      <Alert>
        <p className="font-semibold wrap-anywhere">
          The import of {fileName} was interrupted on {formatMoment(startedAt)}.
        </p>
        <p>
          The upload was cut off, or the server stopped. The postcodes in use haven’t changed. Import the file again.
        </p>
      </Alert>
    );
  if (state === 'cancelled' && isNews)
    return <Note>The import of {fileName} was cancelled. The postcodes in use haven’t changed.</Note>;
  return null;
}
