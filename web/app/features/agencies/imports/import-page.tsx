import type { ImportSummary, ShownImport } from '@letfair/contract/agencies/imports';
import { exampleFiles } from '@letfair/domain/agencies/imports/example-files';
import {
  canMapColumns,
  hasEnded,
  importSentences,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
} from '@letfair/domain/agencies/imports/imports';
import { formatCount } from '@letfair/domain/money';
import { FileUp } from 'lucide-react';
import { Fragment, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatMoment } from '../../../lib/dates.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import type { LoadResult } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DownloadLink, TextLink } from '../../../ui/actions/links.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { DropZone } from '../../../ui/forms/drop-zone.tsx';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Table } from '../../../ui/layout/table.tsx';
import type { LoadedImports } from './import-data.ts';
import { ImportEnd } from './import-end.tsx';
import { ImportRows } from './import-rows.tsx';
import { homes, stepOf } from './import-steps.ts';
import { useImport } from './use-import.ts';

const MappingForm = lazyPart(async () => (await import('./mapping-form.tsx')).MappingForm);
const CheckedImport = lazyPart(async () => (await import('./checked-import.tsx')).CheckedImport);

export function ImportPage({ loaded }: { readonly loaded: Promise<LoadResult<LoadedImports>> }) {
  const [search] = useSearchParams();
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading
        title="Import homes"
        subtitle="Add and update many homes from one file. We’ll show you what will happen to each one before anything changes."
      />
      <Awaited promise={loaded} what="your imports" fallback={<ListPlaceholder count={1} buttons={1} />}>
        {(data) => <Imports key={search.get('id')} {...data} />}
      </Awaited>
    </div>
  );
}

export function Imports({ imports, current }: LoadedImports) {
  const importing = useImport(current);
  const { shown, problem, sent } = importing;
  const step = shown?.state;
  const lastStep = useRef(step);
  // The press that ended a step was below all of its rows, where the next one may have nothing.
  useEffect(() => {
    if (lastStep.current !== step) window.scrollTo(0, 0);
    lastStep.current = step;
  }, [step]);
  return (
    <>
      {problem && <Alert>{problem}</Alert>}
      {shown?.startedBy && !hasEnded(shown.state) && (
        <Note>
          {shown.startedBy} started this import on {formatMoment(shown.startedAt)}. You can carry on with it from here.
        </Note>
      )}
      {shown || sent !== null ? (
        <Suspense fallback={<ListPlaceholder count={1} buttons={1} />}>
          <Step shown={shown} importing={importing} />
        </Suspense>
      ) : (
        <ChooseFile onFile={(file) => void importing.upload(file)} />
      )}
      <PastImports imports={imports.filter(({ id, state }) => hasEnded(state) && id !== shown?.id)} />
    </>
  );
}

interface StepProps {
  /** Null until the server knows of the file. */
  readonly shown: ShownImport | null;
  readonly importing: ReturnType<typeof useImport>;
}

function Step({ shown, importing }: StepProps) {
  const { isActive, isBusy: busy, isCancelling, sent } = importing;
  const [isMapping, setMapping] = useState(false);
  const state = shown?.state;
  const onCancel = () => void importing.cancel();
  const cancel = (
    <Button size="sm" variant="danger" busy={isCancelling && 'Cancelling...'} onClick={onCancel}>
      Cancel the import
    </Button>
  );
  if (shown && (state === 'mapping' || (isMapping && canMapColumns(shown.state)))) {
    const onMap = async (targets: (string | null)[]) => {
      if (await importing.map(targets)) setMapping(false);
    };
    const onBack = state === 'mapping' ? {} : { onBack: () => setMapping(false) };
    return <MappingForm shown={shown} busy={busy} onMap={onMap} onCancel={onCancel} {...onBack} />;
  }
  const onColumns = shown && shown.columns.length > 0 ? () => setMapping(true) : undefined;
  if (!shown || isActive) {
    const columns = state === 'checking' && onColumns && (
      <Button size="sm" onClick={onColumns}>
        Change the columns
      </Button>
    );
    const actions = (
      <div className="flex flex-wrap gap-3">
        {columns}
        {state !== 'undoing' && cancel}
      </div>
    );
    return <Progress {...stepOf(shown, sent)} actions={actions} />;
  }
  if (shown.waiting) return <WaitingImport shown={shown} waiting={shown.waiting} cancel={cancel} />;
  if (state === 'checked') return <CheckedImport {...{ shown, busy, onCancel, onColumns }} onApply={importing.apply} />;
  return <ImportEnd shown={shown} onClose={importing.close} onUndoBegun={importing.setShown} />;
}

interface WaitingImportProps {
  readonly shown: ShownImport;
  readonly waiting: NonNullable<ShownImport['waiting']>;
  readonly cancel: ReactNode;
}

/** The rest of a file whose account has listed as many homes today as it may. */
const WaitingImport = ({ shown, waiting, cancel }: WaitingImportProps) => (
  <div className="grid grid-cols-1 gap-5">
    <Note>
      <p className="font-semibold">{importSentences.wait(waiting.homes)}</p>
      <p className="wrap-anywhere">
        You’ve reached your limit of new homes for today. We’ll carry on with {shown.fileName} shortly after midnight
        and email you when it has finished. You won’t lose anything in the file.
      </p>
    </Note>
    <div>{cancel}</div>
    <ImportRows shown={shown} />
  </div>
);

const ChooseFile = ({ onFile }: { readonly onFile: (file: File | undefined) => void }) => (
  <TitledCard
    title="Upload your homes"
    intro="A CSV file, a BLM file from your software, a JSON export from Letfair, or a ZIP file with one of these and its pictures."
  >
    <DropZone
      icon={FileUp}
      text="Drop the file here, or choose it from your device."
      label="Choose a file"
      name="file"
      accept=".csv,.blm,.json,.zip,.txt,.tsv"
      hint={`Up to ${formatCount(MAX_IMPORT_ROWS)} homes and ${fileSize(MAX_IMPORT_BYTES)}, including pictures.`}
      onFiles={([file]) => onFile(file)}
    />
    <ul className="grid list-disc gap-1 pl-5 text-sm text-muted">
      <li>We match homes by your own reference, so you can import the same file every day.</li>
      <li>We check every home, just as we would if you’d typed it in.</li>
      <li>
        Start from an example:{' '}
        {exampleFiles.map(({ format, label, name, path }, at) => (
          <Fragment key={format}>
            {at > 0 && ', '}
            <DownloadLink href={path} name={name}>
              {label}
            </DownloadLink>
          </Fragment>
        ))}
        . There’s more on our <TextLink to="/help/import">help page about importing</TextLink>.
      </li>
    </ul>
  </TitledCard>
);

const stateTexts: Partial<Record<ImportSummary['state'], string>> = {
  done: 'Imported',
  refused: 'Refused',
  cancelled: 'Cancelled',
  undone: 'Undone',
};

const PastImports = ({ imports }: { readonly imports: readonly ImportSummary[] }) =>
  imports.length > 0 && (
    <section aria-labelledby="past-imports" className="grid grid-cols-1 gap-3">
      <h2 id="past-imports" className="text-title">
        Earlier imports
      </h2>
      <Table
        caption="Earlier imports"
        cards
        items={imports}
        columns={[
          { label: 'File', cell: ({ id, fileName }) => <TextLink to={`/import?id=${id}`}>{fileName}</TextLink> },
          { label: 'When', cell: ({ startedAt }) => formatMoment(startedAt) },
          { label: 'Result', cell: ({ state, problem }) => (problem === '' ? stateTexts[state] : problem) },
          {
            label: 'Homes',
            cell: ({ state, counts }) =>
              !(state === 'done' || state === 'refused') || counts.new + counts.changed === 0
                ? 'None changed'
                : (['new', 'changed'] as const)
                    .filter((outcome) => counts[outcome] > 0)
                    .map((outcome) => `${homes(counts[outcome])} ${outcome === 'new' ? 'added' : 'changed'}`)
                    .join(', '),
          },
        ]}
      />
    </section>
  );
