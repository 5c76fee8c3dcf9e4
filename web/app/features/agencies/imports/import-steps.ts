import type { ImportSummary } from '@letfair/contract/agencies/imports';
import type { ImportCounts, ImportOutcome } from '@letfair/domain/agencies/imports/imports';
import { formatCount } from '@letfair/domain/money';
import { arrivalOf } from '../../../lib/network/use-file-job.ts';

interface Step {
  readonly title: string;
  readonly detail: string;
  readonly share: number | null;
}

export const homes = (count: number): string => `${formatCount(count)} ${count === 1 ? 'home' : 'homes'}`;

const rows = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;

/** What an import is doing, in words. */
export function stepOf(latest: ImportSummary | null, sent: number | null): Step {
  if (!latest) return { title: 'Uploading your file', detail: '', share: null };
  const { state, fileName, share, doneRows } = latest;
  switch (state) {
    case 'receiving':
      return { title: `Uploading ${fileName}`, ...arrivalOf(latest, sent) };
    case 'reading':
      return { title: `Reading ${fileName}`, detail: 'This will start in a moment.', share: null };
    case 'checking':
      return { title: `Checking ${fileName}`, detail: `${homes(doneRows)} checked. Nothing has changed yet.`, share };
    case 'undoing':
      return {
        title: `Undoing the import of ${fileName}`,
        detail: `${rows(doneRows)} done. You can leave this page.`,
        share,
      };
    default:
      return { title: `Importing ${fileName}`, detail: `${homes(doneRows)} done. You can leave this page.`, share };
  }
}

/** What pressing “Import” does, as parts of a sentence. */
export function effectsOf(counts: ImportCounts, isWholePortfolio: boolean): string[] {
  const effects: [ImportOutcome, string][] = [
    ['new', 'added and sent for review'],
    ['changed', 'changed'],
    ...(isWholePortfolio ? ([['withdrawn', 'withdrawn']] as [ImportOutcome, string][]) : []),
    ['unchanged', 'unchanged'],
    ['refused', 'left out'],
  ];
  return effects.flatMap(([outcome, text]) => (counts[outcome] > 0 ? [`${homes(counts[outcome])} ${text}`] : []));
}

/** Whether pressing “Import” changes anything. */
export const changesAnything = (counts: ImportCounts, isWholePortfolio: boolean): boolean =>
  counts.new + counts.changed + (isWholePortfolio ? counts.withdrawn : 0) > 0;
