import type { ShownImport } from '@letfair/contract/imports';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/links.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { ImportRows } from './import-rows.tsx';
import { effectsOf } from './import-steps.ts';

interface ImportEndProps {
  readonly shown: ShownImport;
  readonly onClose: () => void;
}

/** How an import ended, and the way on. */
export const ImportEnd = ({ shown, onClose }: ImportEndProps) => (
  <div className="grid grid-cols-1 gap-5">
    <Told shown={shown} />
    <div className="flex flex-wrap gap-3">
      {shown.state === 'done' && (
        <LinkButton to="/properties/manage" variant="primary">
          See your homes
        </LinkButton>
      )}
      <Button onClick={onClose}>Import another file</Button>
    </div>
    {shown.state === 'done' && <ImportRows shown={shown} />}
  </div>
);

function Told({
  shown: { state, fileName, problem, counts, isWholePortfolio, doneRows },
}: {
  readonly shown: ShownImport;
}) {
  if (state === 'done')
    return (
      <Alert tone="good">
        <p className="font-semibold wrap-anywhere">{fileName} is imported.</p>
        <p>{effectsOf(counts, isWholePortfolio).join(', ')}. New homes are public once a moderator has read them.</p>
      </Alert>
    );
  if (state === 'refused')
    return (
      <Alert>
        <p className="font-semibold wrap-anywhere">{fileName} was not imported.</p>
        <p className="wrap-anywhere">{problem}</p>
      </Alert>
    );
  return (
    <Note>
      The import of {fileName} was cancelled.{' '}
      {doneRows > 0 && isWholePortfolio
        ? 'Homes that were imported before stay.'
        : 'Homes that were not imported yet are unchanged.'}
    </Note>
  );
}
