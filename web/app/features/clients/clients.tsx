import type { ClientRecord } from '@letfair/contract/clients';
import { Archive, Search, Users } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { SelectFilter } from '../../ui/forms/select.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { contactLine, listingsText } from './client-form.ts';
import { ClientShapes, ClientsPlaceholder } from './clients-placeholder.tsx';
import { useArchiving, useClients } from './use-clients.ts';

const ClientDialog = lazy(async () => ({ default: (await import('./client-dialog.tsx')).ClientDialog }));

const SEARCH_DELAY_MS = 300;

type Shown = 'current' | 'archived';
const options = [
  { value: 'current' as const, label: 'Current clients' },
  { value: 'archived' as const, label: 'Archived clients' },
];

export function Clients() {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), SEARCH_DELAY_MS);
  const [shown, setShown] = useState<Shown>('current');
  const archived = shown === 'archived';
  const list = useClients(search, archived);
  const [edited, setEdited] = useState<ClientRecord | 'new' | null>(null);
  const { changing, notice, setNotice, setArchived } = useArchiving(list.refetchWith);
  // A client that has just changed sides leaves at once, on whichever page it stood.
  const clients = list.items?.filter((client) => client.archived === archived);

  function onSaved(client: ClientRecord) {
    setEdited(null);
    setNotice({ tone: 'good', text: `${client.name} is saved.` });
    list.refetchWith(client);
  }

  const add = (
    <Button variant="accent" onClick={() => setEdited('new')}>
      Add a client
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Clients" subtitle="The landlords you let for, and their listings." actions={add} />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-center">
        <SearchField label="Search clients" placeholder="Name or email" value={typed} onChange={setTyped} />
        <SelectFilter<Shown> label="Show" value={shown} options={options} onChange={setShown} />
      </div>
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      {list.status === 'failed' && <LoadFailure what="your clients" onRetry={list.reload} />}
      <p aria-live="polite" className="sr-only">
        {clients && list.status === 'ready' && `${clients.length} clients shown`}
      </p>
      {!clients && list.status === 'loading' && <ClientsPlaceholder />}
      {clients?.length === 0 && list.status !== 'loading' && <NoClients search={search} archived={archived} />}
      {clients && clients.length > 0 && (
        <div className="grid grid-cols-1 gap-4">
          <ul className="grid gap-4 lg:grid-cols-2">
            {clients.map((client) => (
              <ClientCard
                key={client.id}
                client={client}
                busy={changing === client.id}
                onEdit={() => setEdited(client)}
                onArchive={(next) => void setArchived(client, next)}
              />
            ))}
          </ul>
          {list.loadingMore && <ClientShapes count={2} />}
        </div>
      )}
      <LoadMore list={list} />
      {edited && (
        <Suspense>
          <ClientDialog client={edited === 'new' ? null : edited} onSaved={onSaved} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface ClientCardProps {
  readonly client: ClientRecord;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onArchive: (archived: boolean) => void;
}

function ClientCard({ client, busy, onEdit, onArchive }: ClientCardProps) {
  const nameId = useId();
  const { name, address, notes, archived, listings } = client;
  const contact = contactLine(client);
  return (
    <li className="grid content-between gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 id={nameId} className="min-w-0 text-title wrap-anywhere">
            {name}
          </h2>
          {archived ? (
            <Badge>Archived</Badge>
          ) : (
            <Badge tone={listings > 0 ? 'good' : 'neutral'}>{listingsText(listings)}</Badge>
          )}
        </div>
        {contact && <p className="wrap-anywhere">{contact}</p>}
        {address && <p className="wrap-anywhere whitespace-pre-line text-muted">{address}</p>}
        {notes && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{notes}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-describedby={nameId} onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" aria-describedby={nameId} busy={busy && 'Saving...'} onClick={() => onArchive(!archived)}>
          {archived ? 'Bring back' : 'Archive'}
        </Button>
      </div>
    </li>
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
