import type { ClientRecord } from '@letfair/contract/agencies/clients/clients';
import { Archive, Search, Users } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { type Notice, useStep } from '../../../lib/forms/use-step.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { type Page, type Settled, usePages } from '../../../lib/page-data.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { CardList } from '../../../ui/feedback/load-more.tsx';
import {
  FilterPlaceholder,
  ListPlaceholder,
  PagePlaceholder,
  SkeletonButton,
  SkeletonCard,
  SkeletonList,
} from '../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { SelectFilter } from '../../../ui/forms/select.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { RoleNote, useMayInTeam } from '../../accounts/permissions/index.ts';
import { api } from '../../accounts/session/index.ts';
import type { AccessQuestion } from './access-dialog.tsx';
import { ClientCard } from './client-card.tsx';
import { clientFilters } from './client-data.ts';

const ClientDialog = lazyPart(async () => (await import('./client-dialog.tsx')).ClientDialog);

const AccessDialog = lazyPart(async () => (await import('./access-dialog.tsx')).AccessDialog);

const SEARCH_DELAY_MS = 300;

const savedNotice = (name: string): Notice => ({ tone: 'good', text: `${name} is saved.` });

type Shown = 'current' | 'archived';
const options = [
  { value: 'current' as const, label: 'Current clients' },
  { value: 'archived' as const, label: 'Archived clients' },
];

const listShape = {
  shape: <SkeletonCard title="w-44" lines={['w-72', 'w-32']} smallLine="w-52" buttons={['w-14', 'w-20']} />,
  className: 'gap-4 lg:grid-cols-2',
};

export const ClientsPagePlaceholder = () => (
  <PagePlaceholder buttons={['w-32']}>
    <div className="grid gap-4 sm:grid-cols-2 sm:items-center">
      <SkeletonButton className="w-full max-w-md" />
      <FilterPlaceholder />
    </div>
    <SkeletonList {...listShape} count={4} />
  </PagePlaceholder>
);

interface ClientsProps {
  readonly clients: Promise<Settled<Page<ClientRecord>>>;
}

/** The URL holds what is searched for and shown: `?search=` and `?show=archived`. */
export function Clients({ clients }: ClientsProps) {
  const [params, setParams] = useSearchParams();
  const { search, isArchived } = clientFilters(params);
  const [typed, setTyped] = useState(search);
  const settled = useSettled(typed.trim(), SEARCH_DELAY_MS);
  const [shown, setShown] = useState<Shown>(isArchived ? 'archived' : 'current');
  const [isAdding, setIsAdding] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [count, setCount] = useState<number | null>(null);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (settled === search && (shown === 'archived') === isArchived) return;
    const next = { ...(settled && { search: settled }), ...(shown === 'archived' && { show: shown }) };
    setParams(next, { replace: true, preventScrollReset: true });
  }, [settled, shown, search, isArchived, setParams]);

  const mayChange = useMayInTeam('clients');
  const add = mayChange && (
    <Button variant="accent" onClick={() => setIsAdding(true)}>
      Add a client
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading
        title="Clients"
        subtitle="The landlords you let for, and their listings. Invite them to see how their homes are doing."
        actions={add || undefined}
      />
      <RoleNote permission="clients" />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-center">
        <SearchField label="Search clients" placeholder="Name or email" value={typed} onChange={setTyped} />
        <SelectFilter<Shown> label="Show" value={shown} options={options} onChange={setShown} />
      </div>
      <NoticeAlert notice={notice} />
      <p aria-live="polite" className="sr-only">
        {count !== null && `${count} clients shown`}
      </p>
      <Awaited promise={clients} what="your clients" fallback={<ListPlaceholder {...listShape} count={4} />}>
        {(first) => (
          <ClientList
            key={`${search} ${isArchived}`}
            first={first}
            search={search}
            isArchived={isArchived}
            mayChange={mayChange}
            onCount={setCount}
            onNotice={setNotice}
          />
        )}
      </Awaited>
      {isAdding && (
        <Suspense>
          <ClientDialog
            client={null}
            onSaved={({ name }) => {
              setIsAdding(false);
              setNotice(savedNotice(name));
              void revalidate();
            }}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ClientListProps {
  readonly first: Page<ClientRecord>;
  readonly search: string;
  readonly isArchived: boolean;
  readonly mayChange: boolean;
  readonly onCount: (count: number) => void;
  readonly onNotice: (notice: Notice | null) => void;
}

function ClientList({ first, search, isArchived, mayChange, onCount, onNotice }: ClientListProps) {
  const list = usePages(first);
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<ClientRecord | null>(null);
  const [asked, setAsked] = useState<AccessQuestion | null>(null);
  const step = useStep();
  // A client that was archived or brought back leaves the list before it is loaded again.
  const clients = list.items.filter(({ archived }) => archived === isArchived);
  const count = clients.length;
  useEffect(() => onCount(count), [count, onCount]);

  function showChange(client: ClientRecord, told: Notice) {
    onNotice(told);
    list.replaceItem(client);
    void revalidate();
  }

  async function setArchived({ id, name, email, phone, address, notes }: ClientRecord, archived: boolean) {
    onNotice(null);
    const body = { name, email, phone, address, notes, archived };
    const taken = await step.take(id, (call) => api.clients.change({ params: { id }, body }, call), { content: body });
    if (!taken) return;
    if (!taken.isDone) return onNotice({ tone: 'harm', text: taken.problem });
    const text = archived ? `${name} is archived.` : `${name} is back among your clients.`;
    showChange(taken.answer.data, { tone: 'good', text });
  }

  return (
    <>
      <CardList {...listShape} list={list} items={clients} empty={<NoClients search={search} archived={isArchived} />}>
        {(client) => (
          <ClientCard
            key={client.id}
            client={client}
            mayChange={mayChange}
            busy={step.underWay === client.id}
            onEdit={() => setEdited(client)}
            onArchive={(archived) => void setArchived(client, archived)}
            onAccess={(step, person) => setAsked({ client, step, person })}
          />
        )}
      </CardList>
      {edited && (
        <Suspense>
          <ClientDialog
            client={edited}
            onSaved={(client) => {
              setEdited(null);
              showChange(client, savedNotice(client.name));
            }}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <AccessDialog
            {...asked}
            onDone={(client, text) => {
              setAsked(null);
              showChange(client, { tone: 'good', text });
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface NoClientsProps {
  readonly search: string;
  readonly archived: boolean;
}

function NoClients({ search, archived }: NoClientsProps) {
  if (search)
    return (
      <EmptyState icon={Search} title="No clients found">
        Nobody here matches “{search}”.
      </EmptyState>
    );
  if (archived)
    return (
      <EmptyState icon={Archive} title="No archived clients">
        A client you archive stays here until you bring them back.
      </EmptyState>
    );
  return (
    <EmptyState icon={Users} title="No clients yet">
      Add the landlords you let for. Then you can say in Manage properties whose home a listing is.
    </EmptyState>
  );
}
