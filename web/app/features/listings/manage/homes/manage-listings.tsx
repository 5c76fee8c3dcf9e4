import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { counted } from '@letfair/domain/counted';
import { hasQuestion } from '@letfair/domain/lettings/consequences/questions';
import { listerActions } from '@letfair/domain/listings/lifecycle';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { type LoadResult, usePages } from '../../../../lib/page-data.ts';
import { LinkButton, TextLink } from '../../../../ui/actions/links.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Awaited } from '../../../../ui/feedback/awaited.tsx';
import { CardList } from '../../../../ui/feedback/load-more.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { TablePlaceholder } from '../../../../ui/layout/table.tsx';
import { useConfirmation } from '../../../../ui/overlays/dialog.tsx';
import { RoleNote, useMayInTeam } from '../../../accounts/permissions/index.ts';
import { useSession } from '../../../accounts/session/index.ts';
import {
  HomesFilters,
  MissingDetailsLine,
  NothingListed,
  type ShownHomes,
  ViewLink,
  WithoutPhotosNote,
} from './homes-filters.tsx';
import { type AwaitedStep, ListingCard } from './listing-card.tsx';
import type { ListingDetails as Details } from './listing-details.tsx';
import { countAll, listingIn, type OwnHomes, viewIn } from './own-listings-data.ts';
import { withChanges } from './shown-listings.ts';
import { StepDialog } from './step-dialog.tsx';
import { cardOrderIn, filterIn, homeColumns, listPath } from './table/table-query.ts';
import { type ListingActions, type ListingNotice, useListingActions } from './use-listing-actions.ts';

const ListingClientDialog = lazyPart(
  async () => (await import('../client/listing-client-dialog.tsx')).ListingClientDialog,
);
const RevisionDialog = lazyPart(async () => (await import('../revision/revision-dialog.tsx')).RevisionDialog);
const ListingDetails = lazyPart(async () => (await import('./listing-details.tsx')).ListingDetails);

const HomesTable = lazyPart(async () => (await import('./table/homes-table.tsx')).HomesTable);
const SavedPreview = lazyPart(async () => (await import('../preview/listing-preview.tsx')).SavedPreview);

const awaitedSteps: readonly AwaitedStep[] = [...listerActions, 'edit'];

const listingShape = { entry: 'home-beside', lines: 3, buttons: 5 } as const;
const tablePlaceholder = <TablePlaceholder low columns={homeColumns} />;

interface ManageListingsProps extends Pick<ComponentProps<typeof Details>, 'appealsOf'> {
  /** For who may move homes to other programs. */
  readonly exportButton: ReactNode;
  readonly homes: Promise<LoadResult<OwnHomes>>;
}

export function ManageListings({ homes, exportButton, appealsOf }: ManageListingsProps) {
  const [params] = useSearchParams();
  const filter = filterIn(params);
  const isNarrowed = Object.keys(filter).length > 0;
  const listingId = listingIn(params);
  const awaited = listingId ? awaitedSteps.find((step) => step === params.get('step')) : undefined;
  const { revalidate } = useRevalidator();
  const actions = useListingActions(() => void revalidate());
  const [shown, setShown] = useState<ShownHomes | null>(null);
  const { notice } = actions;
  // Another page or order of a table stays a table.
  const isTable = viewIn(params) === 'table' || (viewIn(params) === null && shown?.view === 'table');
  const [mayList, mayTransfer] = [useMayInTeam('listings'), useMayInTeam('transfer')];

  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeading
        title="Manage properties"
        actions={
          <>
            {mayList && (
              <LinkButton to="/list-property" variant="primary">
                List New Property
              </LinkButton>
            )}
            {/* On a phone the menu of the account has it. */}
            {mayTransfer && (
              <span className="max-sm:hidden">
                <LinkButton to="/import">Import homes</LinkButton>
              </span>
            )}
            {mayTransfer && exportButton}
            {!listingId && <ViewLink shown={shown} />}
          </>
        }
      />
      <RoleNote permission="listings" />
      {listingId ? (
        <p>
          You’re looking at one of your homes. <TextLink to={listPath(params)}>Show all homes</TextLink>
        </p>
      ) : (
        shown && (countAll(shown.counts) > 1 || isNarrowed) && <HomesFilters shown={shown} />
      )}
      {shown && !listingId && <MissingDetailsLine counts={shown.missing} />}
      {filter.photos === 'none' && !listingId && <WithoutPhotosNote mayImport={mayTransfer} />}
      {notice && shown?.view !== 'table' && !shown?.ids.includes(notice.listingId) && (
        <NoticeOfGone key={notice.text} notice={notice} />
      )}
      <p aria-live="polite" className="sr-only">
        {shown && `${counted(shown.ids.length, 'listing')} shown`}
      </p>
      {/* What is shown stays until another search has its answer; another view shows its placeholder first. */}
      <Awaited
        key={`${viewIn(params)} ${listingId}`}
        promise={homes}
        what="your listings"
        fallback={isTable ? tablePlaceholder : <ListPlaceholder {...listingShape} />}
      >
        {(first) =>
          first.view === 'table' ? (
            <OwnTable table={first} onShown={setShown} />
          ) : (
            <OwnListings
              first={first}
              isFiltered={isNarrowed || listingId !== null}
              listKey={JSON.stringify([filter, cardOrderIn(params), listingId])}
              awaited={awaited}
              actions={actions}
              appealsOf={appealsOf}
              onShown={setShown}
            />
          )
        }
      </Awaited>
    </div>
  );
}

interface OwnTableProps {
  readonly table: Extract<OwnHomes, { readonly view: 'table' }>;
  readonly onShown: (shown: ShownHomes) => void;
}

function OwnTable({ table: { rows, total, counts, missing }, onShown }: OwnTableProps) {
  // Before the homes are painted, so that filters above them move nothing.
  useLayoutEffect(
    () => onShown({ view: 'table', ids: rows.map(({ id }) => id), counts, missing }),
    [rows, counts, missing, onShown],
  );
  return (
    <Suspense fallback={tablePlaceholder}>
      <HomesTable rows={rows} total={total} />
    </Suspense>
  );
}

interface OwnListingsProps extends Pick<ManageListingsProps, 'appealsOf'> {
  readonly first: Extract<OwnHomes, { readonly view: 'cards' }>;
  readonly isFiltered: boolean;
  /** Another search or order begins with its first page. */
  readonly listKey: string;
  readonly awaited: AwaitedStep | undefined;
  readonly actions: ListingActions;
  readonly onShown: (shown: ShownHomes) => void;
}

function OwnListings({
  first,
  isFiltered,
  listKey,
  awaited,
  appealsOf,
  actions: { changes, busy, notice, asked, press, answerQuestion, dropQuestion, discardRevision, duplicate },
  onShown,
}: OwnListingsProps) {
  const list = usePages(first, listKey);
  const { revalidate } = useRevalidator();
  const discarding = useConfirmation<OwnListingSummary>({
    title: 'Discard these changes?',
    action: 'Discard changes',
    busy: 'Discarding...',
    text: ({ title }) =>
      `“${title}” will stay as it was when we approved it. The changes waiting for review will be deleted.`,
    perform: discardRevision,
  });
  const [compared, setCompared] = useState<OwnListingSummary | null>(null);
  const [detailed, setDetailed] = useState<OwnListingSummary | null>(null);
  const [previewed, setPreviewed] = useState<OwnListingSummary | null>(null);
  const [assigned, setAssigned] = useState<OwnListingSummary | null>(null);
  const session = useSession();
  const mayNameClients = useMayInTeam('clients');
  const lister = session.status === 'signed-in' && session.user.userType === 'agent' ? 'agent' : 'landlord';
  const hasClients = mayNameClients && lister === 'agent';
  const listings = withChanges(list.items, changes);
  const { counts, missing } = first;
  const ids = listings.map(({ id }) => id).join(' ');
  useLayoutEffect(
    () => onShown({ view: 'cards', ids: ids.split(' ').filter(Boolean), counts, missing }),
    [ids, counts, missing, onShown],
  );

  return (
    <>
      <CardList list={list} items={listings} {...listingShape} empty={<NothingListed filtered={isFiltered} />}>
        {(listing) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            busy={busy.has(listing.id)}
            notice={notice?.listingId === listing.id ? notice : null}
            awaited={awaited}
            onAct={(action) => void press(listing, action)}
            onCompare={() => setCompared(listing)}
            onDiscard={() => discarding.ask(listing)}
            onDuplicate={() => void duplicate(listing)}
            onDetails={() => setDetailed(listing)}
            onPreview={() => setPreviewed(listing)}
            onClient={hasClients ? () => setAssigned(listing) : undefined}
          />
        )}
      </CardList>
      {asked && hasQuestion(asked.action) && (
        <StepDialog
          step={asked.action}
          people={asked.people}
          problem={asked.problem}
          onAnswer={answerQuestion}
          onClose={dropQuestion}
        />
      )}
      {discarding.dialog}
      {compared && (
        <Suspense>
          <RevisionDialog id={compared.id} title={compared.title} lister={lister} onClose={() => setCompared(null)} />
        </Suspense>
      )}
      {detailed && (
        <Suspense>
          <ListingDetails
            id={detailed.id}
            title={detailed.title}
            lister={lister}
            appealsOf={appealsOf}
            onClose={() => setDetailed(null)}
          />
        </Suspense>
      )}
      {previewed && (
        <Suspense>
          <SavedPreview id={previewed.id} onClose={() => setPreviewed(null)} />
        </Suspense>
      )}
      {assigned && (
        <Suspense>
          <ListingClientDialog
            listing={assigned}
            onSaved={(clientId, sentence) => {
              setAssigned(null);
              toast({ title: 'Client saved', description: sentence });
              list.replaceItem({ ...assigned, clientId });
              void revalidate();
            }}
            onClose={() => setAssigned(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Of a listing that has left the list, as with a filter; brought into view, because the press was further down. */
function NoticeOfGone({ notice: { tone, text } }: { readonly notice: ListingNotice }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place}>
      <Alert tone={tone}>{text}</Alert>
    </div>
  );
}
