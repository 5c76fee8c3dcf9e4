import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { actionsFrom, canEdit, type ListerAction, wasOnTheMarket } from '@letfair/domain/listings/lifecycle';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { useMayInTeam } from '../../../accounts/permissions/index.ts';
import { useWayBack } from './way-back.ts';

export const actionLabels: Readonly<Record<ListerAction, string>> = {
  pause: 'Pause',
  resume: 'Resume',
  confirm: 'Confirm availability',
  agree: 'Mark as let agreed',
  reopen: 'Back on the market',
  let: 'Mark as let',
  unlet: 'Undo “Mark as let”',
  withdraw: 'Withdraw',
};

/** What is read out, and seen on the badge, when an action has been done. */
export const actionDone: Readonly<Record<ListerAction, string>> = {
  pause: 'is paused',
  resume: 'is live again',
  confirm: 'is confirmed as available',
  agree: 'is marked as let agreed',
  reopen: 'is back on the market',
  let: 'is marked as let',
  unlet: 'is marked as let agreed again',
  withdraw: 'is withdrawn',
};

interface ListingActionsProps {
  readonly listing: OwnListingSummary;
  /** The id of the heading that names the listing. */
  readonly nameId: string;
  readonly busy: boolean;
  readonly onAct: (action: ListerAction) => void;
  readonly onDuplicate: () => void;
  readonly onDetails: () => void;
  readonly onPreview: () => void;
  /** Only an agent's listings belong to a client. */
  readonly onClient?: (() => void) | undefined;
}

/** Actions that change the listing come first; links follow in a quieter line. */
export const ListingActions = ({ listing, nameId, ...props }: ListingActionsProps) => {
  const mayChange = useMayInTeam('listings');
  return (
    <div className="grid gap-1">
      {mayChange && <Steps listing={listing} nameId={nameId} busy={props.busy} onAct={props.onAct} />}
      <QuietActions listing={listing} nameId={nameId} mayChange={mayChange} {...props} />
    </div>
  );
};

const Steps = ({
  listing,
  nameId,
  busy,
  onAct,
}: Pick<ListingActionsProps, 'listing' | 'nameId' | 'busy' | 'onAct'>) => {
  const wayBack = useWayBack();
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {canEdit(listing.status) && (
        <LinkButton
          size="sm"
          to={`/list-property?listing=${encodeURIComponent(listing.id)}`}
          state={wayBack}
          aria-describedby={nameId}
          data-step="edit"
        >
          Edit
        </LinkButton>
      )}
      {actionsFrom(listing.status, listing.takeBackUntil !== null).map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'withdraw' ? 'danger' : 'quiet'}
          aria-describedby={nameId}
          data-step={action}
          onClick={() => busy || onAct(action)}
        >
          {actionLabels[action]}
        </Button>
      ))}
    </div>
  );
};

const QuietActions = ({
  listing: { id, status },
  nameId,
  onDuplicate,
  onDetails,
  onPreview,
  onClient,
  mayChange,
}: Omit<ListingActionsProps, 'busy' | 'onAct'> & { readonly mayChange: boolean }) => {
  const look = { size: 'sm', variant: 'plain', 'aria-describedby': nameId } as const;
  return (
    // Their words begin where the buttons above begin.
    <div className="-mx-3 flex flex-wrap">
      <Button {...look} onClick={onPreview}>
        Preview
      </Button>
      {mayChange && (
        <Button {...look} onClick={onDuplicate}>
          Duplicate
        </Button>
      )}
      <Button {...look} onClick={onDetails}>
        Details
      </Button>
      {onClient && (
        <Button {...look} onClick={onClient}>
          Client
        </Button>
      )}
      <LinkButton {...look} to={`/certificates?property=${encodeURIComponent(id)}`}>
        Certificates
      </LinkButton>
      {mayChange && (
        <LinkButton {...look} to={`/properties/manage/${encodeURIComponent(id)}/viewing-times`}>
          Viewing times
        </LinkButton>
      )}
      {wasOnTheMarket(status) && (
        <>
          <LinkButton {...look} to={`/applications?property=${encodeURIComponent(id)}`}>
            Applications
          </LinkButton>
          <LinkButton {...look} to={`/dashboard?listing=${encodeURIComponent(id)}#activity`}>
            Activity
          </LinkButton>
        </>
      )}
    </div>
  );
};
