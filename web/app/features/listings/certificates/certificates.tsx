import type { Certificate } from '@letfair/contract/listings/certificates';
import { counted } from '@letfair/domain/counted';
import { kindsOfCertificate } from '@letfair/domain/listings/certificates/kinds';
import { ukDay } from '@letfair/domain/uk-time';
import { FileBadge } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { usePages } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { CardList } from '../../../ui/feedback/load-more.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { FilterBar } from '../../../ui/lists/filter-bar.tsx';
import { useListFilters } from '../../../ui/lists/filters.ts';
import { CalendarFeedCard } from '../../accounts/access/index.ts';
import { RoleNote, useMayInTeam } from '../../accounts/permissions/index.ts';
import { api } from '../../accounts/session/index.ts';
import { CertificateCard } from './certificate-card.tsx';
import { type CertificatesData, type CertificatesPage, certificatesIn, stateFilter } from './certificate-data.ts';
import type { CertificateTask } from './certificate-dialog.tsx';
import { HomeCertificates } from './home-certificates.tsx';
import { useCertificateActions } from './use-certificate-actions.tsx';

const CertificateDialog = lazyPart(async () => (await import('./certificate-dialog.tsx')).CertificateDialog);

/** All homes of a lister, or with `?property=` one of them. */
export function Certificates({ certificates, home, calendar }: CertificatesData) {
  const [params] = useSearchParams();
  const { show, propertyId } = certificatesIn(params);
  const { revalidate } = useRevalidator();
  const [task, setTask] = useState<CertificateTask | null>(null);
  const [notice, setNotice] = useState('');
  const mayAdd = useMayInTeam('listings');

  function tell(sentence: string) {
    setTask(null);
    setNotice(sentence);
    void revalidate();
  }
  const onSaved = ({ kind, property }: Certificate) =>
    tell(`${kindsOfCertificate[kind].label} for “${property.title}” has been saved.`);

  return (
    <div className="grid grid-cols-1 gap-6">
      {certificates && (
        <>
          <PageHeading
            title="Certificates"
            subtitle="Your homes’ certificates, with the next to expire first. We’ll email you 60, 30 and 7 days before each one expires."
            actions={
              mayAdd && (
                <Button variant="primary" onClick={() => setTask({ kind: 'add' })}>
                  Add a certificate
                </Button>
              )
            }
          />
          <RoleNote permission="listings" />
          {notice && <Alert tone="good">{notice}</Alert>}
        </>
      )}
      <Suspense fallback={<ListPlaceholder lines={3} buttons={3} className="gap-4 lg:grid-cols-2" />}>
        {certificates && (
          <Awaited key={show} promise={certificates} what="your certificates">
            {(first) => <CertificateList first={first} onTask={setTask} onTold={tell} />}
          </Awaited>
        )}
        {home && propertyId && (
          <HomeCertificates key={propertyId} home={home} notice={notice} onTask={setTask} onTold={tell} />
        )}
        <CalendarFeedCard
          calendar={calendar}
          intro="Add your expiry dates to Google Calendar, Outlook or your phone. Anyone with this link can see when your certificates expire, so keep it private."
          open={(options) => api.certificates.openCalendar({}, options)}
          close={() => api.certificates.closeCalendar()}
        />
      </Suspense>
      {task && (
        <Suspense>
          <CertificateDialog task={task} onSaved={onSaved} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface CertificateListProps {
  readonly first: CertificatesPage;
  readonly onTask: (task: CertificateTask) => void;
  readonly onTold: (sentence: string) => void;
}

function CertificateList({ first, onTask, onTold }: CertificateListProps) {
  const list = usePages(first);
  const today = ukDay(new Date());
  const { buttonsFor, dialog } = useCertificateActions(onTask, onTold);
  const hasAny = Object.values(first.counts).some((count) => count > 0);
  return (
    <>
      {hasAny && <StateFilter counts={first.counts} />}
      <p aria-live="polite" className="sr-only">
        {`${counted(list.items.length, 'certificate')} shown`}
      </p>
      <CardList
        lines={3}
        buttons={3}
        className="gap-4 lg:grid-cols-2"
        list={list}
        items={list.items}
        empty={<NoCertificates hasAny={hasAny} onAdd={() => onTask({ kind: 'add' })} />}
      >
        {(certificate) => (
          <CertificateCard
            key={certificate.id}
            certificate={certificate}
            today={today}
            level="h2"
            showsHome
            actions={buttonsFor(certificate)}
          />
        )}
      </CardList>
      {dialog}
    </>
  );
}

function NoCertificates({ hasAny, onAdd }: { readonly hasAny: boolean; readonly onAdd: () => void }) {
  const mayAdd = useMayInTeam('listings');
  return hasAny ? (
    <EmptyState icon={FileBadge} title="No certificates here" level="h2">
      None of your certificates has this status. Choose another status to see the rest.
    </EmptyState>
  ) : (
    <EmptyState
      icon={FileBadge}
      title="No certificates yet"
      actions={
        mayAdd && (
          <Button variant="primary" onClick={onAdd}>
            Add your first certificate
          </Button>
        )
      }
    >
      Keep your homes’ gas, electrical and energy certificates in one place, and we’ll email you before they expire.
      It’s optional.
    </EmptyState>
  );
}

function StateFilter({ counts }: Pick<CertificatesPage, 'counts'>) {
  const { past: _, ...current } = counts;
  const all = Object.values(current).reduce((sum, count) => sum + count, 0);
  const options = stateFilter.show.options.map(({ value, label }) => ({
    value,
    label: `${label} (${value === 'all' ? all : counts[value]})`,
  }));
  return <FilterBar filters={useListFilters(stateFilter)} options={{ show: options }} />;
}
