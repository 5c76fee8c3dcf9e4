import type { ClientRecord } from '@letfair/contract/clients';
import { lazy, Suspense, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { SelectFilter } from '../../ui/forms/select.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ClientCard } from './client-card.tsx';
import { ClientShapes, ClientsPlaceholder } from './clients-placeholder.tsx';
import { NoClients } from './no-clients.tsx';
import { useArchiving } from './use-archiving.ts';
import { useClients } from './use-clients.ts';

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
