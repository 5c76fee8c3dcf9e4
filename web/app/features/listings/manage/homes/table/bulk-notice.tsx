import type { BulkResult } from '@letfair/contract/agencies/bulk';
import { homeMark } from '@letfair/domain/homes/own-home';
import { formatCount } from '@letfair/domain/money';
import { Alert } from '../../../../../ui/feedback/alert.tsx';
import { outcomeInWords } from './bulk-words.ts';
import type { BulkNotice as Notice } from './use-bulk-change.ts';

/** What came of a change of many homes: how many, which not and why. */
export function BulkNotice({ notice }: { readonly notice: Notice }) {
  if (notice.kind === 'failed') return <Alert>{notice.text}</Alert>;
  const { done, refused } = notice.outcome;
  return (
    <Alert tone={done > 0 ? 'good' : 'harm'}>
      <div className="grid gap-3">
        <p>{outcomeInWords(notice.outcome)}</p>
        {refused.length > 0 && <RefusedHomes refused={refused} {...(done === 0 && { isOpen: true })} />}
      </div>
    </Alert>
  );
}

/** Open at once where all of it can be read at a glance. */
const READ_AT_A_GLANCE = 3;

interface RefusedHomesProps {
  readonly refused: readonly BulkResult[];
  /** Where nothing else is to be read. */
  readonly isOpen?: boolean;
}

export const RefusedHomes = ({ refused, isOpen = refused.length <= READ_AT_A_GLANCE }: RefusedHomesProps) => (
  <details open={isOpen}>
    <summary className="cursor-pointer rounded-sm font-semibold">Why some can’t be changed</summary>
    <ul className="mt-2 grid max-h-60 gap-2 overflow-y-auto">
      {refused.slice(0, MOST_NAMED).map((result) => (
        <li key={result.id} className="wrap-anywhere">
          <span className="font-semibold">{result.title || 'A home'}:</span> {result.reason}
          <HomeOfResult result={result} />
        </li>
      ))}
      <MoreHomes of={refused.length} />
    </ul>
  </details>
);

/** Tells homes with the same title apart. */
export const HomeOfResult = ({ result }: { readonly result: BulkResult }) => (
  <span className="block text-sm text-muted">{homeMark(result.propertyReference, result.propertyStreet)}</span>
);

/** Nobody reads thousands of names, and a screen that draws them all stands still for seconds. */
export const MOST_NAMED = 100;

export const MoreHomes = ({ of: count }: { readonly of: number }) =>
  count > MOST_NAMED && (
    <li className="text-muted">
      and {formatCount(count - MOST_NAMED)} more {count - MOST_NAMED === 1 ? 'home' : 'homes'}
    </li>
  );
