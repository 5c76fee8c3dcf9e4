import type { ShownImport } from '@letfair/contract/agencies/imports';
import { importSentences } from '@letfair/domain/agencies/imports/imports';
import { undoneInWords } from '@letfair/domain/agencies/imports/undo';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { MissingNote } from '../missing-details/index.ts';
import { ImportRows } from './import-rows.tsx';
import { changesAnything, effectsOf, homes } from './import-steps.ts';
import { UndoImport } from './undo-import.tsx';

interface ImportEndProps {
  readonly shown: ShownImport;
  readonly onClose: () => void;
  readonly onUndoBegun: (shown: ShownImport) => void;
}

/** How an import ended, and the way on. */
export const ImportEnd = ({ shown, onClose, onUndoBegun }: ImportEndProps) => (
  <div className="grid grid-cols-1 gap-5">
    <Told shown={shown} />
    <div className="flex flex-wrap gap-3">
      {shown.state === 'done' && (
        <LinkButton to="/properties/manage" variant="primary">
          See your homes
        </LinkButton>
      )}
      <Button onClick={onClose} {...(shown.state !== 'done' && { variant: 'primary' })}>
        Import another file
      </Button>
    </div>
    <UndoImport shown={shown} onBegun={onUndoBegun} />
    {shown.state === 'done' && <MissingNote />}
    {(shown.state === 'done' || shown.state === 'undone' || wasStopped(shown)) && (
      // Undoing changes every row.
      <ImportRows key={shown.state} shown={shown} />
    )}
  </div>
);

/** A file that is refused before it is imported has changed nothing. */
const wasStopped = ({ state, counts }: ShownImport): boolean => state === 'refused' && changesAnything(counts, true);

function Told({ shown }: { readonly shown: ShownImport }) {
  const { state, fileName, problem, counts, isWholePortfolio, rowsApplied, rowsInReview, undo } = shown;
  if (state === 'done')
    return (
      <Alert tone="good">
        <p className="font-semibold wrap-anywhere">{fileName} has been imported.</p>
        <p>{effectsOf(counts, isWholePortfolio).join(', ')}. New homes go live once a moderator has checked them.</p>
        {rowsInReview > 0 && <p>{importSentences.inReview(rowsInReview)}</p>}
      </Alert>
    );
  if (state === 'undone')
    return (
      <Alert tone={problem === '' ? 'good' : 'harm'}>
        <p className="font-semibold wrap-anywhere">
          The import of {fileName} has {problem === '' ? 'been undone' : 'only partly been undone'}.
        </p>
        {problem && <p className="wrap-anywhere">{problem}</p>}
        <p>{undoneInWords(undo.counts)}</p>
        {rowsInReview > 0 && <p>{importSentences.inReview(rowsInReview)}</p>}
      </Alert>
    );
  if (state === 'refused')
    return (
      <Alert>
        <p className="font-semibold wrap-anywhere">
          {fileName} was {wasStopped(shown) ? 'only partly imported' : 'not imported'}.
        </p>
        <p className="wrap-anywhere">{problem}</p>
        {wasStopped(shown) && <p>Before it stopped: {effectsOf(counts, true).join(', ')}.</p>}
      </Alert>
    );
  return (
    <Note>
      The import of {fileName} was cancelled.{' '}
      {rowsApplied > 0 ? `We’ve kept the ${homes(rowsApplied)} already imported.` : 'Nothing has changed.'}
    </Note>
  );
}
