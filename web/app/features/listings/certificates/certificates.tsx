import type { Certificate } from '@letfair/contract/listings/certificates';
import {
  type CertificateFilter,
  certificateFilters,
  certificateStateLabels,
} from '@letfair/domain/listings/certificates/certificate-dates';
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
import {
  FilterPlaceholder,
  ListPlaceholder,
  PagePlaceholder,
  SkeletonCard,
  SkeletonList,
} from '../../../ui/feedback/skeleton.tsx';
import { SelectFilter } from '../../../ui/forms/select.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { CalendarFeedCard } from '../../accounts/access/index.ts';
import { RoleNote, useMayInTeam } from '../../accounts/permissions/index.ts';
import { api } from '../../accounts/session/index.ts';
import { CertificateCard } from './certificate-card.tsx';
import { type CertificatesData, type CertificatesPage, certificatesIn } from './certificate-data.ts';
import type { CertificateTask } from './certificate-dialog.tsx';
import { HomeCertificates } from './home-certificates.tsx';
import { useCertificateActions } from './use-certificate-actions.tsx';

const CertificateDialog = lazyPart(async () => (await import('./certificate-dialog.tsx')).CertificateDialog);

const listShape = {
  shape: <SkeletonCard title="w-44" lines={['w-56', 'w-40']} smallLine="w-32" buttons={['w-14', 'w-16', 'w-20']} />,
  className: 'gap-4 lg:grid-cols-2',
};

export const CertificatesPlaceholder = () => (
  <PagePlaceholder buttons={['w-40']}>
    <FilterPlaceholder />
    <SkeletonList {...listShape} count={4} />
  </PagePlaceholder>
);

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
    tell(`${kindsOfCertificate[kind].label} of “${property.title}” is saved.`);

  return (
    <div className="grid grid-cols-1 gap-6">
      {certificates && (
        <>
          <PageHeading
            title="Certificates"
            subtitle="The certificates of your homes, by what expires next. We remind you by email 60, 30 and 7 days before."
            actions={
              mayAdd && (
                <Button variant="accent" onClick={() => setTask({ kind: 'add' })}>
                  Add a certificate
                </Button>
              )
            }
          />
          <RoleNote permission="listings" />
          {notice && <Alert tone="good">{notice}</Alert>}
        </>
      )}
      <Suspense fallback={<ListPlaceholder {...listShape} count={home ? 2 : 4} />}>
        {certificates && (
          <Awaited key={show} promise={certificates} what="your certificates">
            {(first) => <CertificateList first={first} show={show} onTask={setTask} onTold={tell} />}
          </Awaited>
        )}
        {home && propertyId && (
          <HomeCertificates key={propertyId} home={home} notice={notice} onTask={setTask} onTold={tell} />
        )}
        <CalendarFeedCard
          calendar={calendar}
          intro="Subscribe to your last days in Google Calendar, Outlook or on your phone. Whoever has the address can read which certificate of which home ends when, so keep it to yourself."
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
  readonly show: CertificateFilter | null;
  readonly onTask: (task: CertificateTask) => void;
  readonly onTold: (sentence: string) => void;
}

function CertificateList({ first, show, onTask, onTold }: CertificateListProps) {
  const list = usePages(first);
  const today = ukDay(new Date());
  const { buttonsFor, dialog } = useCertificateActions(onTask, onTold);
  const hasAny = Object.values(first.counts).some((count) => count > 0);
  return (
    <>
      {hasAny && <StateFilter value={show ?? 'all'} counts={first.counts} />}
      <p aria-live="polite" className="sr-only">
        {`${list.items.length} certificates shown`}
      </p>
      <CardList
        {...listShape}
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
      None of your certificates is in this state.
    </EmptyState>
  ) : (
    <EmptyState
      icon={FileBadge}
      title="No certificates yet"
      actions={
        mayAdd && (
          <Button variant="accent" onClick={onAdd}>
            Add your first certificate
          </Button>
        )
      }
    >
      Keep gas, electrical and energy certificates of your homes in one place. You need not, but then nothing expires
      unnoticed.
    </EmptyState>
  );
}

type Choice = CertificateFilter | 'all';
const filterLabels: Readonly<Record<CertificateFilter, string>> = {
  ...certificateStateLabels,
  past: 'Let and withdrawn homes',
};

function StateFilter({ value, counts }: { readonly value: Choice; readonly counts: CertificatesPage['counts'] }) {
  const [, setParams] = useSearchParams();
  const { past: _, ...current } = counts;
  const all = Object.values(current).reduce((sum, count) => sum + count, 0);
  const options = [
    { value: 'all' as const, label: `All current homes (${all})` },
    ...certificateFilters.map((filter) => ({ value: filter, label: `${filterLabels[filter]} (${counts[filter]})` })),
  ];
  return (
    <SelectFilter<Choice>
      label="Show"
      value={value}
      options={options}
      onChange={(next) => setParams(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true })}
    />
  );
}
