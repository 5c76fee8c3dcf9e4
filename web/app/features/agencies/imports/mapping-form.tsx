import type { ShownImport } from '@letfair/contract/agencies/imports';
import { portfolioColumns, targetLabel } from '@letfair/domain/agencies/portfolio/columns';
import { useId, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Table } from '../../../ui/layout/table.tsx';
import { SectionHeading } from '../../../ui/layout/titled-section.tsx';

const options = portfolioColumns
  .map((target) => ({ value: target as string, label: targetLabel(target) }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

interface MappingFormProps {
  readonly shown: ShownImport;
  readonly busy: boolean;
  readonly onMap: (targets: (string | null)[]) => Promise<void>;
  readonly onCancel: () => void;
}

/** What each column of a CSV file is: guessed, and changed by whoever knows better. */
export function MappingForm({ shown, busy, onMap, onCancel }: MappingFormProps) {
  const titleId = useId();
  const [targets, setTargets] = useState(() => shown.columns.map(({ target }) => target));
  const [problem, setProblem] = useState<string | null>(null);
  const taken = targets.filter((target) => target !== null).length;

  function choose(at: number, target: string) {
    setProblem(null);
    setTargets(targets.map((before, index) => (index === at ? target || null : before)));
  }
  function check() {
    if (targets.includes('reference')) void onMap(targets);
    else setProblem('Choose the column with your references. We use them to find your homes again.');
  }

  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-5">
      <SectionHeading
        id={titleId}
        title="What’s in each column?"
        lead={`We’ll import ${taken} of the ${shown.columns.length} columns in ${shown.fileName}. We’ll remember your choices for the next file.`}
      />
      {problem && <Alert>{problem}</Alert>}
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
              <ul className="grid max-w-sm gap-0.5 text-sm text-muted">
                {examples.map((example, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
                  <li key={index} className="line-clamp-2 wrap-anywhere">
                    {example}
                  </li>
                ))}
                {examples.length === 0 && <li>Empty</li>}
              </ul>
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
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy && 'Starting...'} onClick={check}>
          Check the file
        </Button>
        <Button onClick={onCancel}>Discard</Button>
      </div>
      <p className="text-sm text-muted">Nothing changes until you import.</p>
    </section>
  );
}

const columnName = ({ name }: { readonly name: string }, at: number): string => name || `Column ${at + 1}`;
