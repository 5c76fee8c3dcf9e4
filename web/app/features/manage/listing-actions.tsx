import type { OwnListingSummary } from '@letfair/contract/listings';
import { actionsFrom, canEdit, type ListerAction } from '@letfair/domain/listings/lifecycle';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { actionLabels } from './action-labels.ts';
import { wasOnTheMarket } from './home-facts.ts';

interface ListingActionsProps {
  readonly listing: OwnListingSummary;
  /** The id of the heading that names the listing. */
  readonly nameId: string;
  readonly busy: boolean;
  readonly onAct: (action: ListerAction) => void;
  readonly onDuplicate: () => void;
  readonly onDetails: () => void;
  /** Only an agent's listings belong to a client. */
  readonly onClient?: (() => void) | undefined;
}

export const ListingActions = ({
  listing,
  nameId,
  busy,
  onAct,
  onDuplicate,
  onDetails,
  onClient,
}: ListingActionsProps) => (
  <div className="flex flex-wrap gap-2">
    {canEdit(listing.status) && (
      <LinkButton size="sm" to={`/list-property?listing=${encodeURIComponent(listing.id)}`} aria-describedby={nameId}>
        Edit
      </LinkButton>
    )}
    {actionsFrom(listing.status).map((action) => (
      <Button
        key={action}
        size="sm"
        variant={action === 'withdraw' ? 'danger' : 'quiet'}
        aria-describedby={nameId}
        onClick={() => busy || onAct(action)}
      >
        {actionLabels[action]}
      </Button>
    ))}
    <Button size="sm" aria-describedby={nameId} onClick={onDuplicate}>
      Duplicate
    </Button>
    <Button size="sm" aria-describedby={nameId} onClick={onDetails}>
      Details
    </Button>
    {onClient && (
      <Button size="sm" aria-describedby={nameId} onClick={onClient}>
        Client
      </Button>
    )}
    {wasOnTheMarket(listing.status) && (
      <>
        <LinkButton size="sm" to={`/applications?property=${encodeURIComponent(listing.id)}`} aria-describedby={nameId}>
          Applications
        </LinkButton>
        <LinkButton
          size="sm"
          to={`/dashboard?listing=${encodeURIComponent(listing.id)}#activity`}
          aria-describedby={nameId}
        >
          Activity
        </LinkButton>
      </>
    )}
  </div>
);
