import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DecisionBar } from '../moderation/decision-bar.tsx';
import { ListingReview } from '../moderation/listing-review.tsx';
import { useReview } from '../moderation/use-review.ts';
import { ListingRecord } from './lister-record.tsx';
import { useClaim } from './use-claim.ts';
import { useReviewKeys } from './use-review-keys.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

interface ReviewedHomeProps {
  readonly id: string;
  /** Until the whole home is loaded. */
  readonly title: string | undefined;
  /** "2 of 14"; null for a home that was opened by its address. */
  readonly place: string | null;
  readonly onNext: (() => void) | null;
  readonly onPrevious: (() => void) | null;
  readonly onDecided: (sentence: string) => void;
}

/** The home that is open in the workspace. */
export function ReviewedHome({ id, title, place, onNext, onPrevious, onDecided }: ReviewedHomeProps) {
  const review = useReview(id, onDecided);
  const claim = useClaim(id);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpenToDecide = review.canDecide && !claim.refused;
  const keys = useReviewKeys({
    next: onNext,
    previous: onPrevious,
    approve: isOpenToDecide ? () => review.ask('approve') : null,
    reject: isOpenToDecide ? () => review.ask('reject') : null,
    help: () => setIsHelpOpen(true),
  });

  // Another home begins at its top, for eyes and for screen readers.
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);

  const { listing } = review;
  return (
    <article
      aria-labelledby="reviewed-home"
      className="grid grid-cols-1 gap-5 rounded-md border border-line bg-card px-5 pt-5 sm:px-6"
    >
      <h2 ref={heading} id="reviewed-home" tabIndex={-1} className="scroll-mt-24 text-title wrap-anywhere outline-none">
        {listing?.title ?? title ?? 'Loading...'}
      </h2>
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
      <ListingReview review={review} />
      {listing && <ListingRecord listing={listing} />}
      <DecisionBar review={claim.refused ? { ...review, canDecide: false } : review}>
        <div className="ml-auto flex items-center gap-2">
          {place && <span className="text-sm whitespace-nowrap text-muted tabular-nums max-sm:sr-only">{place}</span>}
          <Button disabled={!onPrevious} onClick={onPrevious ?? undefined}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            <VisuallyHidden>Previous home</VisuallyHidden>
          </Button>
          <Button disabled={!onNext} onClick={onNext ?? undefined}>
            <ChevronRight aria-hidden="true" className="size-4" />
            <VisuallyHidden>Next home</VisuallyHidden>
          </Button>
          <div className="max-sm:hidden">
            <Button onClick={() => setIsHelpOpen(true)}>
              <Keyboard aria-hidden="true" className="size-4" />
              <VisuallyHidden>Keys</VisuallyHidden>
            </Button>
          </div>
        </div>
      </DecisionBar>
      {isHelpOpen && (
        <Suspense>
          <KeysDialog isOn={keys.isOn} onTurn={keys.turn} onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
    </article>
  );
}
