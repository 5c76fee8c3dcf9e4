import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { listingFacts } from '@letfair/domain/homes/listing-facts';
import { canEdit, type ListerAction, type ListingStatus } from '@letfair/domain/listings/lifecycle';
import { DETAILS_GIVEN, detailsGiven } from '@letfair/domain/listings/quality/details-given';
import { ADVERT_SCORE, scoreInWords } from '@letfair/domain/listings/quality/quality';
import { standingOf } from '@letfair/domain/listings/standing';
import { formatRent } from '@letfair/domain/money';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { NoPhoto, PhotoThumbnail } from '../../../../ui/photo-thumbnail.tsx';
import { UnbrokenWords } from '../../../../ui/unbroken-words.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useMayInTeam } from '../../../accounts/permissions/index.ts';
import { RevisionReasons } from '../revision/version-comparison.tsx';
import { ListingActions } from './listing-actions.tsx';
import { timings } from './listing-timing.ts';
import { changeLabel, changePath, photosPath } from './needed-change.ts';
import { StatusBadge } from './status-badge.tsx';
import type { ListingNotice } from './use-listing-actions.ts';
import { useWayBack } from './way-back.ts';

interface ListingCardProps extends Omit<ComponentProps<typeof ListingActions>, 'nameId'> {
  readonly onCompare: () => void;
  readonly onDiscard: () => void;
  /** What came of the last press. */
  readonly notice: ListingNotice | null;
  /** The step that the lister has come to take. */
  readonly awaited: AwaitedStep | undefined;
}

/** Other homes have no public page. */
const isPublic = (status: ListingStatus): boolean => status === 'live' || status === 'let-agreed';

export type AwaitedStep = ListerAction | 'edit';

export function ListingCard({ onCompare, onDiscard, notice, awaited, ...props }: ListingCardProps) {
  const nameId = useId();
  const { listing } = props;
  const mayChange = useMayInTeam('listings');
  const {
    title,
    reference,
    status,
    place,
    price,
    cover,
    rejectionReason,
    needsChange,
    blockers,
    advertScore,
    completeness,
    withheldAt,
    revision,
  } = listing;
  const timing = timings[status](listing);
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (!awaited) return;
    const button = card.current?.querySelector<HTMLElement>(`[data-step="${awaited}"]`);
    (button ?? heading.current)?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, [awaited]);

  const buttons = `${status} ${revision !== null}`;
  const shown = useRef(buttons);

  useEffect(() => {
    if (shown.current === buttons) return;
    shown.current = buttons;
    // Another status or revision has other buttons, so the focused one may be gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [buttons]);

  return (
    <li
      ref={card}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 rounded-md border border-line bg-card p-4 max-sm:gap-3 max-sm:p-3 sm:grid-cols-[14rem_minmax(0,1fr)]"
    >
      {cover ? (
        <PhotoThumbnail photo={cover} alt={cover.caption} sizes="(min-width: 40rem) 14rem, 6rem" />
      ) : (
        <NoPhoto />
      )}
      {/* On a phone only the first lines stand beside the photo. */}
      <div className="min-w-0 content-between gap-4 max-sm:contents sm:grid">
        <div className="gap-1.5 max-sm:contents sm:grid">
          <div className="grid min-w-0 content-start gap-1.5 max-sm:gap-0.5">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <h2 id={nameId} ref={heading} tabIndex={-1} className="min-w-0 text-title">
                {isPublic(status) ? (
                  <Link to={`/properties/${listing.id}`} className="rounded-sm hover:underline">
                    <UnbrokenWords>{title}</UnbrokenWords>
                    <VisuallyHidden>: see the advert</VisuallyHidden>
                  </Link>
                ) : (
                  <UnbrokenWords>{title}</UnbrokenWords>
                )}
              </h2>
              <StatusBadge status={standingOf(listing)} />
            </div>
            <p className="wrap-anywhere text-muted">{place}</p>
            {reference && <p className="wrap-anywhere text-sm text-muted">Your reference: {reference}</p>}
            <p>
              <span className="font-semibold tabular-nums">{formatRent(price)}</span> · {listingFacts(listing)}
            </p>
          </div>
          <div className="grid gap-1.5 max-sm:col-span-2">
            {timing && <p className="text-sm text-muted tabular-nums">{timing}</p>}
            <p className="text-sm text-muted tabular-nums">
              {ADVERT_SCORE} {scoreInWords(advertScore)} · {DETAILS_GIVEN} {detailsGiven(completeness)}
            </p>
            {!cover && mayChange && canEdit(status) && (
              <p>
                <Link
                  to={photosPath(listing.id)}
                  aria-describedby={nameId}
                  className="rounded-sm font-semibold text-link underline underline-offset-3"
                >
                  Add photos
                </Link>
              </p>
            )}
            {(status === 'pending' || withheldAt) && needsChange && (
              <div className="grid gap-1 rounded-sm bg-accent-soft px-3 py-2 text-on-accent-soft">
                {withheldAt && <p>Paused on {formatDate(withheldAt)} for legal reasons.</p>}
                <p className="wrap-anywhere">
                  {needsChange.sentence}
                  {blockers > 1 &&
                    ` ${blockers - 1} more ${blockers === 2 ? 'thing is' : 'things are'} listed under Details.`}
                </p>
                <p>
                  <ChangeLink listing={listing} mayChange={mayChange} />
                  {withheldAt && ' Then we’ll show it again automatically.'}
                </p>
              </div>
            )}
            {revision && (
              <div className="grid gap-2 rounded-sm bg-accent-soft px-3 py-2 text-on-accent-soft">
                <p className="font-semibold">Your changes are waiting for review.</p>
                <p>
                  Until a moderator has checked them, people see the approved version. Why your changes are waiting:
                </p>
                <RevisionReasons reasons={revision.reasons} />
                <div className="flex flex-wrap gap-2">
                  <Button size="sm" aria-describedby={nameId} onClick={onCompare}>
                    See both versions
                  </Button>
                  {mayChange && (
                    <Button size="sm" variant="danger" aria-describedby={nameId} onClick={onDiscard}>
                      Discard changes
                    </Button>
                  )}
                </div>
              </div>
            )}
            {status === 'rejected' && rejectionReason && (
              <div className="grid gap-1 rounded-sm bg-danger-soft px-3 py-2 text-on-danger-soft">
                <p className="wrap-anywhere whitespace-pre-line">
                  <span className="font-semibold">Why this home isn’t shown:</span> {rejectionReason}
                </p>
                <p>
                  <ChangeLink listing={listing} mayChange={mayChange} />
                </p>
                <p className="text-sm">
                  Save the listing, and a moderator will look at it again. If you think we’re wrong, appeal under
                  Details or{' '}
                  <Link to="/contact" className="rounded-sm font-semibold underline underline-offset-3">
                    contact us
                  </Link>
                  .
                </p>
              </div>
            )}
          </div>
        </div>
        <div className="grid gap-4 max-sm:col-span-2">
          {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
          <ListingActions {...props} nameId={nameId} />
        </div>
      </div>
    </li>
  );
}

/** Leads to what has to change; nothing for whoever only reads. */
function ChangeLink({ listing, mayChange }: { readonly listing: OwnListingSummary; readonly mayChange: boolean }) {
  const wayBack = useWayBack();
  const { id, needsChange } = listing;
  if (!needsChange || !mayChange) return null;
  return (
    <Link
      to={changePath(id, needsChange)}
      state={wayBack}
      className="rounded-sm font-semibold underline underline-offset-3"
    >
      {changeLabel(needsChange)}
    </Link>
  );
}
