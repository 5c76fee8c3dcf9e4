import type { ClientRecord } from '@letfair/contract/agencies/clients/clients';
import { counted } from '@letfair/domain/counted';
import { Archive, Search, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Notice, useStep } from '../../../lib/forms/use-step.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import type { LoadResult, Page } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useListFilters } from '../../../ui/lists/filters.ts';
import { ListPage, type ShownList } from '../../../ui/lists/list-page.tsx';
import { RoleNote, useMayInTeam } from '../../accounts/permissions/index.ts';
import { api } from '../../accounts/session/index.ts';
import type { AccessQuestion } from './access-dialog.tsx';
import { ClientCard } from './client-card.tsx';
import { clientFilters } from './client-data.ts';

const ClientDialog = lazyPart(async () => (await import('./client-dialog.tsx')).ClientDialog);

const AccessDialog = lazyPart(async () => (await import('./access-dialog.tsx')).AccessDialog);

const savedNotice = (name: string): Notice => ({ tone: 'good', text: `${name} has been saved.` });

interface ClientsProps {
  readonly clients: Promise<LoadResult<Page<ClientRecord>>>;
}

type List = ShownList<ClientRecord>;

export function Clients({ clients }: ClientsProps) {
  const filters = useListFilters(clientFilters);
  const isArchived = filters.applied.show === 'archived';
  const [edited, setEdited] = useState<{ readonly client: ClientRecord; readonly list: List } | 'new' | null>(null);
  const [asked, setAsked] = useState<(AccessQuestion & { readonly list: List }) | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { revalidate } = useRevalidator();
  const step = useStep();
  const mayChange = useMayInTeam('clients');

  function showChange(client: ClientRecord, told: Notice, list?: List) {
    setEdited(null);
    setAsked(null);
    setNotice(told);
    list?.replaceItem(client);
    void revalidate();
  }

  async function setArchived(client: ClientRecord, archived: boolean, list: List) {
    const { id, name, email, phone, address, notes } = client;
    setNotice(null);
    const body = { name, email, phone, address, notes, archived };
    const taken = await step.take(id, (call) => api.clients.change({ params: { id }, body }, call), { content: body });
    if (!taken) return;
    if (!taken.isDone) return setNotice({ tone: 'harm', text: taken.problem });
    const text = archived ? `${name} has been archived.` : `${name} is back in your list of clients.`;
    showChange(taken.answer.data, { tone: 'good', text }, list);
  }

  return (
    <>
      <ListPage
        heading={{
          title: 'Clients',
          subtitle: 'The landlords you let homes for. Invite them, so they can see how their homes are doing.',
          actions: mayChange && (
            <Button variant="primary" onClick={() => setEdited('new')}>
              Add a client
            </Button>
          ),
        }}
        intro={<RoleNote permission="clients" />}
        filters={filters}
        notice={<NoticeAlert notice={notice} />}
        promise={clients}
        what="your clients"
        // A client that was archived or brought back leaves the list before it is loaded again.
        isShown={({ archived }) => archived === isArchived}
        countText={(count) => `${counted(count, 'client')} shown`}
        empty={<NoClients search={filters.applied.search} archived={isArchived} />}
        list={{
          lines: 3,
          buttons: 2,
          className: 'gap-4 lg:grid-cols-2',
          card: (client, list) => (
            <ClientCard
              key={client.id}
              client={client}
              mayChange={mayChange}
              busy={step.underWay === client.id}
              onEdit={() => setEdited({ client, list })}
              onArchive={(archived) => void setArchived(client, archived, list)}
              onAccess={(step, person) => setAsked({ client, step, person, list })}
            />
          ),
        }}
      />
      <Suspense>
        {edited && (
          <ClientDialog
            client={edited === 'new' ? null : edited.client}
            onSaved={(client) =>
              showChange(client, savedNotice(client.name), edited === 'new' ? undefined : edited.list)
            }
            onClose={() => setEdited(null)}
          />
        )}
        {asked && (
          <AccessDialog
            {...asked}
            onDone={(client, text) => showChange(client, { tone: 'good', text }, asked.list)}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
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
        We couldn’t find “{search}” in any client’s name or email address.
      </EmptyState>
    );
  if (archived)
    return (
      <EmptyState icon={Archive} title="No archived clients">
        Any clients you archive are kept here until you restore them.
      </EmptyState>
    );
  return (
    <EmptyState icon={Users} title="No clients yet">
      Add the landlords you let homes for. Then go to Manage properties to choose which homes are theirs.
    </EmptyState>
  );
}
