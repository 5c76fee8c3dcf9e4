import type { ClientHome } from '@letfair/contract/agencies/clients/homes';
import { Building2, House } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { formatDate } from '../../../lib/dates.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { type LoadResult, usePages } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { CardList } from '../../../ui/feedback/load-more.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import type { AgencyHomes } from './client-homes-data.ts';
import { HomeSummary, HomeTitle } from './home-card.tsx';

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

interface ClientHomesPageProps {
  readonly agencies: Promise<LoadResult<readonly AgencyHomes[]>>;
}

export function ClientHomesPage({ agencies }: ClientHomesPageProps) {
  const [notice, setNotice] = useState('');
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeading
        title="Homes with your agency"
        subtitle="See how the homes your agency lets for you are doing. Your agency makes any changes."
      />
      {notice && <Alert tone="good">{notice}</Alert>}
      <Awaited promise={agencies} what="your homes" fallback={<ListPlaceholder lines={3} />}>
        {(loaded) =>
          loaded.length === 0 ? (
            <EmptyState icon={Building2} title="No homes with an agency yet">
              If an agency lets a home for you, ask them to invite you by email. You’ll then be able to see how it’s
              doing here.
            </EmptyState>
          ) : (
            loaded.map((each) => <AgencySection key={each.agency.id} {...each} onLeft={setNotice} />)
          )
        }
      </Awaited>
    </div>
  );
}

interface AgencySectionProps extends AgencyHomes {
  readonly onLeft: (sentence: string) => void;
}

function AgencySection({ agency, homes, onLeft }: AgencySectionProps) {
  const list = usePages(homes);
  const [isLeaving, setIsLeaving] = useState(false);
  const { revalidate } = useRevalidator();
  const headingId = `agency-${agency.id}`;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h2 id={headingId} className="text-title wrap-anywhere">
            {agency.name}
          </h2>
          <p className="text-sm wrap-anywhere text-muted">
            You’re in their records as {agency.clientName}. You’ve been able to see your homes here since{' '}
            {formatDate(agency.joinedAt)}.
          </p>
        </div>
        <Button size="sm" aria-describedby={headingId} onClick={() => setIsLeaving(true)}>
          Leave
        </Button>
      </div>
      <CardList
        lines={3}
        list={list}
        items={list.items}
        empty={
          <EmptyState icon={House} title="No homes yet" level="h3">
            {agency.name} hasn’t added any of your homes yet.
          </EmptyState>
        }
      >
        {(home) => <HomeCard key={home.id} home={home} />}
      </CardList>
      {isLeaving && (
        <Suspense>
          <LeaveDialog
            agency={agency}
            onLeft={() => {
              setIsLeaving(false);
              onLeft(`You’ve left ${agency.name}.`);
              void revalidate();
            }}
            onClose={() => setIsLeaving(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

const HomeCard = ({ home }: { readonly home: ClientHome }) => (
  <li className="rounded-md border border-line bg-card p-4">
    <HomeSummary
      home={home}
      heading={
        <h3 className="min-w-0 text-title">
          <Link to={`/client/homes/${home.id}`} className="rounded-sm hover:underline">
            <HomeTitle title={home.title} />
          </Link>
        </h3>
      }
    />
  </li>
);
