import type { ShownImport } from '@letfair/contract/agencies/imports';
import { columnChoiceProblem, missingColumns } from '@letfair/domain/agencies/portfolio/column-choice';
import { importColumns, targetLabel } from '@letfair/domain/agencies/portfolio/columns';
import { useId, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Table } from '../../../ui/layout/table.tsx';
import { SectionHeading } from '../../../ui/layout/titled-section.tsx';

const options = importColumns
  .map((target) => ({ value: target as string, label: targetLabel(target) }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

interface MappingFormProps {
  readonly shown: ShownImport;
  readonly busy: boolean;
  readonly onMap: (targets: (string | null)[]) => Promise<void>;
  readonly onCancel: () => void;
  /** Where the columns were said before: back to what was checked with them. */
  readonly onBack?: () => void;
}

/** What each column of a CSV file is: guessed, and changed by whoever knows better. */
export function MappingForm({ shown, busy, onMap, onCancel, onBack }: MappingFormProps) {
  const titleId = useId();
  const [targets, setTargets] = useState(() => shown.columns.map(({ target }) => target));
  const [problem, setProblem] = useState<string | null>(null);
  const taken = targets.filter((target) => target !== null).length;

  function choose(at: number, target: string) {
    setProblem(null);
    setTargets(targets.map((before, index) => (index === at ? target || null : before)));
  }
  function check() {
    const wrong = columnChoiceProblem(targets);
    setProblem(wrong);
    if (!wrong) void onMap(targets);
  }

  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-5">
      <SectionHeading
        id={titleId}
        title="What’s in each column?"
        lead={`We’ll import ${taken} of the ${shown.columns.length} columns in ${shown.fileName}. We’ll remember your choices for the next file.`}
      />
      <Missing targets={targets} />
      <Table
        caption="Columns in your file"
        cards
        items={shown.columns}
        keyOf={(_, at) => at}
        columns={[
          {
            label: 'Column',
            cell: (column, at) => <span className="font-semibold wrap-anywhere">{columnName(column, at)}</span>,
          },
          {
            label: 'First values',
            cell: ({ examples }) => (
              <p className="line-clamp-3 max-w-md text-sm text-muted wrap-anywhere">
                {examples.length === 0 ? 'Empty' : examples.join(' · ')}
              </p>
            ),
          },
          {
            label: 'Import as',
            cell: (column, at) => (
              <div className="w-full min-w-44 sm:w-64">
                <Select
                  aria-label={`The column “${columnName(column, at)}” contains`}
                  prompt="Not imported"
                  options={options}
                  value={targets[at] ?? ''}
                  onChange={(event) => choose(at, event.target.value)}
                />
              </div>
            ),
          },
        ]}
      />
      {problem && <Alert>{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy && 'Starting...'} onClick={check}>
          Check the file
        </Button>
        {onBack && <Button onClick={onBack}>Keep the columns as they were</Button>}
        <Button onClick={onCancel}>Discard</Button>
      </div>
      <p className="text-sm text-muted">
        Nothing changes until you import. If an address, a postcode or a list is spread over several columns, choose the
        same field for each of them.
      </p>
    </section>
  );
}

/** Says before the check what it would find missing in every row. */
function Missing({ targets }: { readonly targets: readonly (string | null)[] }) {
  const { toAdd, toComplete } = missingColumns(targets);
  return (
    <div aria-live="polite">
      {toAdd.length + toComplete.length > 0 && (
        <Note>
          {toAdd.length > 0 && (
            <p>
              You haven’t chosen a column for <strong>{listed.format(toAdd)}</strong>. We can’t add new homes without{' '}
              {toAdd.length === 1 ? 'it' : 'them'}. Homes you already have on Letfair aren’t affected.
            </p>
          )}
          {toComplete.length > 0 && (
            <p className={toAdd.length > 0 ? 'mt-2' : undefined}>
              {toAdd.length > 0 ? 'There’s also no column for ' : 'You haven’t chosen a column for '}
              <strong>{listed.format(toComplete)}</strong>. You can add {toComplete.length === 1 ? 'it' : 'these'} to
              each home after the import.
            </p>
          )}
        </Note>
      )}
    </div>
  );
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const columnName = ({ name }: { readonly name: string }, at: number): string => name || `Column ${at + 1}`;
