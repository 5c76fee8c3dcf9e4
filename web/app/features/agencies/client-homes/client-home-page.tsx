import type { ClientOffer, ClientViewing } from '@letfair/contract/agencies/clients/homes';
import { clientOfferWords, clientViewingWords } from '@letfair/domain/agencies/clients/words';
import type { ApplicationStatus } from '@letfair/domain/lettings/applications/lifecycle';
import type { ViewingStatus } from '@letfair/domain/lettings/viewings/lifecycle';
import { formatRent } from '@letfair/domain/money';
import { ukTimeInWords } from '@letfair/domain/uk-time';
import { House } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatDate, formatMoment } from '../../../lib/dates.ts';
import { type LoadResult, type Page, usePages } from '../../../lib/page-data.ts';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { type Column, Table } from '../../../ui/layout/table.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import type { LoadedHome } from './client-homes-data.ts';
import { HomeSummary, HomeTitle } from './home-card.tsx';

type Tone = ComponentProps<typeof Badge>['tone'];

export const ClientHomePage = ({ loaded }: { readonly loaded: Promise<LoadResult<LoadedHome | null>> }) => (
  <Awaited promise={loaded} what="this home" fallback={<ListPlaceholder lines={3} count={2} />}>
    {(data) =>
      data ? (
        <ClientHomeContent {...data} />
      ) : (
        <EmptyState icon={House} title="Home not found" level="h1" link={{ to: '/client', text: 'See all your homes' }}>
          The link may be wrong, or the agency may have stopped sharing this home with you.
        </EmptyState>
      )
    }
  </Awaited>
);

export const ClientHomeContent = ({ home, agencyName, viewings, offers }: LoadedHome) => (
  <div className="grid grid-cols-1 gap-8">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">
        Your agency: <span className="wrap-anywhere text-ink">{agencyName}</span>
      </p>
      <LinkButton to="/client" size="sm">
        All your homes
      </LinkButton>
    </div>
    <HomeSummary
      home={home}
      heading={
        <h1 className="min-w-0 text-heading">
          <HomeTitle title={home.title} />
        </h1>
      }
    />
    {(home.status === 'live' || home.status === 'let-agreed') && (
      <p>
        <TextLink to={`/properties/${home.id}`}>See the listing as tenants do</TextLink>
      </p>
    )}
    <TitledSection title="Viewings" className="grid grid-cols-1 gap-4">
      <Viewings viewings={viewings} />
    </TitledSection>
    <TitledSection title="Offers" className="grid grid-cols-1 gap-4">
      <Offers offers={offers} />
    </TitledSection>
    <Note>
      To protect tenants, only {agencyName} can see their names, their contact details and what they say about
      themselves.
    </Note>
  </div>
);

const viewingTones: Readonly<Record<ViewingStatus, Tone>> = {
  proposed: 'warm',
  booked: 'good',
  rescheduled: 'good',
  'move-suggested': 'warm',
  happened: 'neutral',
  'cancelled-by-tenant': 'neutral',
  'cancelled-by-lister': 'neutral',
  'no-show-tenant': 'harm',
  'no-show-lister': 'harm',
};

const Viewings = ({ viewings }: { readonly viewings: Page<ClientViewing> }) => (
  <ListOfHome
    first={viewings}
    caption="Viewings of this home"
    empty="No one has booked a viewing of this home yet."
    columns={[
      {
        label: 'When',
        isOneLine: true,
        cell: ({ startsAt, endsAt }) => `${formatMoment(startsAt)} to ${ukTimeInWords(new Date(endsAt))}`,
      },
      {
        label: 'Status',
        cell: ({ status }) => <Badge tone={viewingTones[status]}>{clientViewingWords[status]}</Badge>,
      },
    ]}
  />
);

const offerTones: Readonly<Record<ApplicationStatus, Tone>> = {
  sent: 'warm',
  seen: 'neutral',
  shortlisted: 'good',
  accepted: 'good',
  declined: 'harm',
  withdrawn: 'neutral',
  closed: 'neutral',
};

const Offers = ({ offers }: { readonly offers: Page<ClientOffer> }) => (
  <ListOfHome
    first={offers}
    caption="Offers on this home"
    empty="No one has applied for this home yet."
    columns={[
      {
        label: 'Rent offered',
        cell: ({ offer, price }) => (
          <span className="tabular-nums">
            {offer === null ? `${formatRent(price)}, as advertised` : formatRent(offer)}
          </span>
        ),
      },
      { label: 'Move-in', cell: ({ moveInDate }) => (moveInDate ? formatDate(moveInDate) : 'Not given') },
      { label: 'Received', cell: ({ createdAt }) => formatDate(createdAt) },
      { label: 'Status', cell: ({ status }) => <Badge tone={offerTones[status]}>{clientOfferWords[status]}</Badge> },
    ]}
  />
);

interface ListOfHomeProps<Item> {
  readonly first: Page<Item>;
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly empty: string;
}

function ListOfHome<Item extends { readonly id: string }>({ first, empty, ...table }: ListOfHomeProps<Item>) {
  const list = usePages(first);
  if (list.items.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <>
      <Table cards {...table} items={list.items} loadingMore={list.loadingMore} />
      <LoadMore list={list} />
    </>
  );
}
