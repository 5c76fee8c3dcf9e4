import { CLAIM_MINUTES } from '@letfair/domain/trust/moderation/review';
import { reviewTargetText } from '@letfair/domain/trust/moderation/review-wait';
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Alert } from '../../../../../ui/feedback/alert.tsx';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import { api } from '../../../../accounts/session/index.ts';
import { DecisionBar } from '../decision-bar.tsx';
import type { QueuePosition } from './queue-kind.ts';
import { type DecisionKeys, keysInWords, useReviewKeys } from './use-review-keys.ts';

const KeysDialog = lazyPart(async () => (await import('../../../../../ui/keys/keys-dialog.tsx')).KeysDialog);

/** The heading that names what is open. */
export const OPEN_ITEM = 'open-item';

interface OpenItemProps {
  readonly id: string;
  readonly title: string;
  readonly position: QueuePosition;
  /** The buttons that decide; they go away while somebody else is looking at it. */
  readonly decisions: ReactNode;
  /** Decisions that have a key, in the words of their buttons. */
  readonly keys?: DecisionKeys;
  readonly children: ReactNode;
}

/** What is open in the workspace: claimed, with the decisions in sight, and the keys that move on. */
export function OpenItem({ id, title, position, decisions, keys = {}, children }: OpenItemProps) {
  const { noun, place, wait, onNext, onPrevious } = position;
  const claim = useClaim(id);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isOn, turn } = useReviewKeys({
    next: onNext,
    previous: onPrevious,
    approve: claim.refused ? null : (keys.approve?.act ?? null),
    reject: claim.refused ? null : (keys.reject?.act ?? null),
    help: () => setIsHelpOpen(true),
  });

  // Another item begins at its top, for eyes and for screen readers.
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);

  return (
    <article
      aria-labelledby={OPEN_ITEM}
      className="grid grid-cols-1 gap-5 rounded-md border border-line bg-card px-5 pt-5 sm:px-6"
    >
      <h2 ref={heading} id={OPEN_ITEM} tabIndex={-1} className="scroll-mt-24 text-title wrap-anywhere outline-none">
        {title}
      </h2>
      {wait && (
        <p className="-mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {wait.isOverdue && <Badge tone="harm">Overdue</Badge>}
          {wait.text}. {reviewTargetText(wait.targetHours)}
        </p>
      )}
      {claim.refused && (
        <Alert tone="harm">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{claim.refused}</p>
            <Button size="sm" onClick={claim.takeOver}>
              Take over
            </Button>
          </div>
        </Alert>
      )}
      {children}
      <DecisionBar>
        {!claim.refused && decisions}
        <div className="ml-auto flex items-center gap-2">
          {place && <span className="text-sm whitespace-nowrap text-muted tabular-nums max-sm:sr-only">{place}</span>}
          <Button disabled={!onPrevious} onClick={onPrevious ?? undefined}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            <VisuallyHidden>Previous {noun}</VisuallyHidden>
          </Button>
          <Button disabled={!onNext} onClick={onNext ?? undefined}>
            <ChevronRight aria-hidden="true" className="size-4" />
            <VisuallyHidden>Next {noun}</VisuallyHidden>
          </Button>
          <div className="max-sm:hidden">
            <Button onClick={() => setIsHelpOpen(true)}>
              <Keyboard aria-hidden="true" className="size-4" />
              <VisuallyHidden>Keyboard shortcuts</VisuallyHidden>
            </Button>
          </div>
        </div>
      </DecisionBar>
      {isHelpOpen && (
        <Suspense>
          <KeysDialog keys={keysInWords(keys)} isOn={isOn} onTurn={turn} onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
    </article>
  );
}

const RENEWAL_MS = (CLAIM_MINUTES * 60_000) / 2;

/** Claims what is open, renews the claim while it stays open, and gives it up when the workspace is left. */
function useClaim(targetId: string) {
  const [refused, setRefused] = useState<string | null>(null);

  const claim = useCallback(
    async (takeOver: boolean): Promise<void> => {
      const answer = await api.review.claim({ params: { targetId }, body: { takeOver } }).catch(() => null);
      // Without an answer the decision itself still checks that nobody else was quicker.
      setRefused(answer && !answer.success && answer.error.code === 'conflict' ? answer.message : null);
    },
    [targetId],
  );

  useEffect(() => {
    void claim(false);
    const timer = setInterval(() => void claim(false), RENEWAL_MS);
    return () => {
      clearInterval(timer);
      void api.review.release({ params: { targetId } }).catch(() => null);
    };
  }, [claim, targetId]);

  return { /** Says who else is looking at it. */ refused, takeOver: () => void claim(true) };
}
