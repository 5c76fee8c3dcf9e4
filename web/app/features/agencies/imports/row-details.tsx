import type { ImportRow } from '@letfair/contract/agencies/imports';
import {
  type ImportNoteKind,
  importNoteLabels,
  kindOfFinding,
  kindOfProblem,
} from '@letfair/domain/agencies/imports/imports';
import type { UndoOutcome } from '@letfair/domain/agencies/imports/undo';
import { keysOf } from '@letfair/domain/keys-of';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

const tones: Record<ImportNoteKind, string> = {
  problem: 'text-on-danger-soft',
  warning: 'text-ink',
  blocking: 'text-on-danger-soft',
  advice: 'text-muted',
};

/** What is told of a row, in groups: what the law blocks stands apart from what it advises. */
export function RowDetails({ row, isOver }: { readonly row: ImportRow; readonly isOver: boolean }) {
  if (row.undone) return <UndoNotes {...row.undone} />;
  const notes: { readonly kind: ImportNoteKind; readonly key: string; readonly text: ReactNode }[] = [
    ...row.problems.map((problem) => {
      const { column, value, wanted } = problem;
      const text = (
        <>
          {column && <span className="font-semibold">{column}</span>}
          {value && <span className="text-muted"> “{value}”</span>}
          {(column || value) && ': '}
          {wanted}
        </>
      );
      return { kind: kindOfProblem(problem), key: `${column} ${value} ${wanted}`, text };
    }),
    ...row.findings.map((finding) => ({
      kind: kindOfFinding(finding),
      key: finding.sentence,
      text: finding.sentence,
    })),
  ];
  if (notes.length + row.changes.length === 0) return <p className="text-sm text-muted">{nothingTold(row, isOver)}</p>;
  return (
    <div className="grid max-w-text gap-3 text-sm">
      {row.changes.length > 0 && <Changes changes={row.changes} />}
      {keysOf(importNoteLabels).map((kind) => {
        const told = notes.filter((note) => note.kind === kind);
        return (
          told.length > 0 && (
            <div key={kind} className="grid gap-1">
              <p className={classNames('font-semibold', tones[kind])}>{importNoteLabels[kind]}</p>
              <ul className="grid list-disc gap-1 pl-4">
                {told.map(({ key, text }) => (
                  <li key={key} className="wrap-anywhere">
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}

/** What was left as it is and why, or what ended with the home. */
const UndoNotes = ({ outcome, notes }: NonNullable<ImportRow['undone']>) =>
  notes.length === 0 ? (
    <p className="text-sm text-muted">{undoneInFull[outcome]}</p>
  ) : (
    <ul className="grid max-w-text list-disc gap-1 pl-4 text-sm">
      {notes.map(({ field, sentence }) => (
        <li key={field + sentence} className="wrap-anywhere">
          {field && <span className="font-semibold">{field}: </span>}
          {sentence}
        </li>
      ))}
    </ul>
  );

const undoneInFull: Readonly<Record<UndoOutcome, string>> = {
  withdrawn: 'This import added it',
  restored: 'As it was before this import',
  partly: '',
  kept: '',
};

/** Each field with what it says now and what it would say. */
const Changes = ({ changes }: { readonly changes: ImportRow['changes'] }) => (
  <dl className="grid gap-1.5">
    {changes.map(({ column, before, after }) => (
      <div key={column}>
        <dt className="font-semibold">{column}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">
          <del className="rounded-sm bg-danger-soft px-1 text-on-danger-soft no-underline">{before || EMPTY}</del>
          <VisuallyHidden> becomes </VisuallyHidden>
          <ArrowRight aria-hidden="true" className="mx-1.5 inline size-4 text-muted" />
          <ins className="rounded-sm bg-primary-soft px-1 text-link no-underline">{after || EMPTY}</ins>
        </dd>
      </div>
    ))}
  </dl>
);

const EMPTY = 'Empty';

function nothingTold({ outcome, isApplied }: ImportRow, isOver: boolean): string {
  if (outcome === 'unchanged') return 'Nothing to change';
  if (outcome !== 'withdrawn') return 'Nothing to fix';
  if (!isOver) return 'Only withdrawn if this file is your whole portfolio';
  return isApplied ? 'Withdrawn, because it isn’t in the file' : 'Stays as it was';
}
