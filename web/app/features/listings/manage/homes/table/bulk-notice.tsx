import type { BulkResult } from '@letfair/contract/agencies/bulk';
import { doneInWords } from '@letfair/domain/lettings/consequences/questions';
import type { BulkAction } from '@letfair/domain/listings/bulk/bulk-changes';
import { formatCount } from '@letfair/domain/money';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Alert } from '../../../../../ui/feedback/alert.tsx';
import { type BulkNotice as Notice, useSecondsLeft } from './use-bulk-change.ts';

export const homesInWords = (count: number): string => `${formatCount(count)} ${count === 1 ? 'home' : 'homes'}`;

/** What was done to one home, and to more. */
const doneTexts: Readonly<Record<BulkAction, readonly [string, string]>> = {
  confirm: ['is confirmed as available', 'are confirmed as available'],
  pause: ['is paused', 'are paused'],
  resume: ['is live again', 'are live again'],
  agree: ['is marked let agreed', 'are marked let agreed'],
  let: ['is marked let', 'are marked let'],
  rent: ['has another rent', 'have other rents'],
  assign: ['is assigned anew', 'are assigned anew'],
};

interface BulkNoticeProps {
  readonly notice: Notice;
  readonly busy: boolean;
  readonly onUndo: (changeId: string) => void;
}

/** What came of a change of many homes: how many, which not and why, and a way back for some seconds. */
export function BulkNotice({ notice, busy, onUndo }: BulkNoticeProps) {
  const changeId = notice.kind === 'changed' ? notice.outcome.changeId : null;
  const secondsLeft = useSecondsLeft(changeId);
  if (notice.kind === 'failed') return <Alert>{notice.text}</Alert>;
  if (notice.kind === 'undone')
    return (
      <Alert tone="good">
        {homesInWords(notice.undone)} {notice.undone === 1 ? 'is as it was' : 'are as they were'}.
        {notice.kept > 0 && ` ${homesInWords(notice.kept)} changed since and stayed.`}
      </Alert>
    );
  const { action, done, refused, step } = notice.outcome;
  return (
    <Alert tone={done > 0 ? 'good' : 'harm'}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            {done > 0 && `${homesInWords(done)} ${doneTexts[action][done === 1 ? 0 : 1]}.`}
            {doneInWords(step) && ` ${doneInWords(step)}`}
            {refused.length > 0 &&
              ` ${homesInWords(refused.length)} stayed as ${refused.length === 1 ? 'it is' : 'they are'}.`}
          </p>
          {changeId && secondsLeft > 0 && (
            <Button size="sm" busy={busy && 'Undoing...'} onClick={() => onUndo(changeId)}>
              Undo
              <span aria-hidden="true" className="text-muted tabular-nums">
                {secondsLeft} s
              </span>
            </Button>
          )}
        </div>
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
    <summary className="cursor-pointer rounded-sm font-semibold">Why not</summary>
    <ul className="mt-2 grid max-h-60 gap-2 overflow-y-auto">
      {refused.slice(0, MOST_NAMED).map(({ id, title, reason }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-semibold">{title || 'A home'}:</span> {reason}
        </li>
      ))}
      <MoreHomes of={refused.length} />
    </ul>
  </details>
);

/** Nobody reads thousands of names, and a screen that draws them all stands still for seconds. */
export const MOST_NAMED = 100;

export const MoreHomes = ({ of: count }: { readonly of: number }) =>
  count > MOST_NAMED && <li className="text-muted">and {homesInWords(count - MOST_NAMED)} more</li>;
