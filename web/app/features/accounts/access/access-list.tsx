import type { AccessItem } from '@letfair/contract/accounts/access';
import { accessKinds, type EndableKind, isEndable } from '@letfair/domain/accounts/access';
import { useId, useRef, useState } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';

export interface Ending {
  readonly kind: EndableKind;
  readonly id: string;
}

/** What is left, or why nothing was ended; null where somebody changed their mind. */
export type Ended = { readonly left: readonly AccessItem[] } | { readonly problem: string } | null;

interface AccessListProps {
  readonly items: readonly AccessItem[];
  /** How two-step sign-in is turned off from here, which no press does. */
  readonly secondStepNote: string;
  readonly end: (items: readonly Ending[]) => Promise<Ended>;
  readonly onLeft: (left: readonly AccessItem[]) => void;
}

/** What can reach an account, with a press to end each and all of it. */
export function AccessList({ items, secondStepNote, end, onLeft }: AccessListProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const endable = items.filter(canEnd);

  async function press(which: readonly Ending[], key: string) {
    if (busy) return;
    setBusy(key);
    setProblem(null);
    const ended = await end(which.map(({ kind, id }) => ({ kind, id })));
    setBusy(null);
    if (!ended) return;
    if ('problem' in ended) return setProblem(ended.problem);
    // The button that was pressed goes with its row.
    frame.current?.focus();
    onLeft(ended.left);
  }

  return (
    <div ref={frame} tabIndex={-1} className="grid gap-4 rounded-sm text-left">
      {problem && <Alert>{problem}</Alert>}
      <ul className="grid gap-3">
        {items.map((item) => (
          <AccessRow
            key={keyOf(item)}
            item={item}
            note={item.kind === 'second-step' ? secondStepNote : null}
            busy={busy === keyOf(item)}
            onEnd={canEnd(item) ? () => void press([item], keyOf(item)) : null}
          />
        ))}
      </ul>
      {endable.length > 1 && (
        <div className="flex justify-end">
          <Button variant="danger" busy={busy === ALL && 'Removing...'} onClick={() => void press(endable, ALL)}>
            Remove all {endable.length}
          </Button>
        </div>
      )}
    </div>
  );
}

const ALL = 'all';
const keyOf = ({ kind, id }: Pick<AccessItem, 'kind' | 'id'>): string => `${kind} ${id}`;
const canEnd = (item: AccessItem): item is AccessItem & { readonly kind: EndableKind } => isEndable(item.kind);

interface AccessRowProps {
  readonly item: AccessItem;
  readonly note: string | null;
  readonly busy: boolean;
  readonly onEnd: (() => void) | null;
}

function AccessRow({ item: { kind, name, since, by }, note, busy, onEnd }: AccessRowProps) {
  const nameId = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-48">
        <p id={nameId} className="wrap-anywhere text-ink">
          <span className="font-semibold">{accessKinds[kind].title}</span>
          {name && ` “${name}”`}
        </p>
        <p className="text-sm text-muted">
          Since {formatMoment(since)}
          {by && `, by ${by}`}
        </p>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      {onEnd && (
        <Button size="sm" aria-describedby={nameId} busy={busy && 'Removing...'} onClick={onEnd}>
          Remove
        </Button>
      )}
    </li>
  );
}
