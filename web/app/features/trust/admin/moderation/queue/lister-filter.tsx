import type { ReviewedListingSummary } from '@letfair/contract/trust/admin/moderation';
import type { WaitingLister } from '@letfair/contract/trust/admin/review';
import { MOST_APPROVED_TOGETHER } from '@letfair/domain/trust/moderation/approve-together';
import { ClipboardCheck } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { SelectFilter } from '../../../../../ui/forms/select.tsx';
import { filtersIn, useChangeParams } from '../../../../../ui/lists/filters.ts';
import { listerFilter } from './review-data.ts';

const TogetherDialog = lazyPart(async () => (await import('./together-dialog.tsx')).TogetherDialog);

/** Whose homes alone are listed; empty for everybody's. */
export function useLister(): string {
  const [params] = useSearchParams();
  return filtersIn(params, listerFilter).lister;
}

const nameOf = ({ company, name }: Pick<WaitingLister, 'company' | 'name'>): string => company || name;

/** "57", or "60 of 84" where the dialog can't show all of them. */
const togetherText = (unflagged: number): string =>
  unflagged > MOST_APPROVED_TOGETHER ? `${MOST_APPROVED_TOGETHER} of ${unflagged}` : `${unflagged}`;

interface ListerFilterProps {
  readonly listers: readonly WaitingLister[];
  /** Where unflagged homes can be approved together: whose home is open, and who hears of those that no longer wait. */
  readonly together: {
    readonly open: Pick<ReviewedListingSummary, 'lister'> | undefined;
    readonly onDecided: (ids: readonly string[], sentence: string) => void;
  } | null;
}

/** The focus was in what has just been decided, so Enter goes on with the others. */
export function NothingElse() {
  const change = useChangeParams();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <EmptyState
      icon={ClipboardCheck}
      title="Nothing else from this account is waiting"
      actions={
        <Button ref={button} variant="primary" onClick={() => change({ lister: null, open: null })}>
          See everything that’s waiting
        </Button>
      }
    />
  );
}

/** Those who wait for a decision, with how many of their homes do. */
export function ListerFilter({ listers, together }: ListerFilterProps) {
  const chosen = useLister();
  const change = useChangeParams();
  const [asked, setAsked] = useState<WaitingLister | null>(null);
  const { label, options } = listerFilter.lister;
  const isListed = chosen === '' || listers.some(({ id }) => id === chosen);
  const lister = listers.find(({ id }) => id === (chosen || together?.open?.lister.id));
  const unflagged = lister?.unflagged ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-4 empty:hidden">
      {(listers.length > 1 || chosen) && (
        <SelectFilter
          label={label}
          value={chosen}
          options={[
            ...options,
            ...listers.map((one) => ({ value: one.id, label: `${nameOf(one)} (${one.waiting})` })),
            ...(isListed ? [] : [{ value: chosen, label: 'This account (0)' }]),
          ]}
          onChange={(next) => change({ lister: next || null, open: null })}
        />
      )}
      {together && lister && unflagged > 1 && (
        <Button size="sm" onClick={() => setAsked(lister)}>
          <span className="py-1 text-left whitespace-normal wrap-anywhere">
            Approve {togetherText(unflagged)} unflagged homes from {nameOf(lister)}
          </span>
        </Button>
      )}
      {together && asked && (
        <Suspense>
          <TogetherDialog
            listerId={asked.id}
            name={nameOf(asked)}
            onDecided={together.onDecided}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
