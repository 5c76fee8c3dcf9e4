import type { ClientRecord } from '@letfair/contract/agencies/clients/clients';
import type { Team } from '@letfair/contract/agencies/teams/membership';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDetails } from '../../../../../lib/page-data.ts';
import { SearchField } from '../../../../../ui/forms/search-field.tsx';
import { SelectFilter } from '../../../../../ui/forms/select.tsx';
import { useSession } from '../../../../accounts/session/index.ts';
import { changedParams, type HomesFilter as Filter, filterIn } from './table-query.ts';

const SEARCH_DELAY_MS = 300;

/** Narrows the table down; the address holds what was chosen. `children` are the filters that cards have as well. */
export function HomesFilter({ children }: { readonly children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const session = useSession();
  const hasClients = session.status === 'signed-in' && session.user.userType === 'agent';

  function search(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        setParams((before) => changedParams(before, { search: text.trim() }), {
          replace: true,
          preventScrollReset: true,
        }),
      SEARCH_DELAY_MS,
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="w-72 max-w-full">
        <SearchField
          label="Search your homes"
          placeholder="Title, address or reference"
          value={typed}
          onChange={search}
        />
      </div>
      {children}
      {hasClients && <ClientFilter value={filterIn(params).clientId ?? ''} />}
      <TeamFilters filter={filterIn(params)} />
    </div>
  );
}

/** For those who work with others. */
function TeamFilters({ filter: { branchId = '', assignedTo = '' } }: { readonly filter: Filter }) {
  const { data } = useDetails<Team>('team', 'own');
  const [, setParams] = useSearchParams();
  const choose = (name: string) => (value: string) =>
    setParams((before) => changedParams(before, { [name]: value }), { preventScrollReset: true });
  if (!data) return null;
  const choices = (items: readonly { readonly id: string; readonly name: string }[]) => [
    { value: '', label: 'All' },
    ...items.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      {data.branches.length > 0 && (
        <SelectFilter label="Branch" value={branchId} options={choices(data.branches)} onChange={choose('branch')} />
      )}
      {data.members.length > 1 && (
        <SelectFilter label="Person" value={assignedTo} options={choices(data.members)} onChange={choose('person')} />
      )}
    </>
  );
}

function ClientFilter({ value }: { readonly value: string }) {
  const { data } = useDetails<readonly ClientRecord[]>('clients', 'all');
  const [, setParams] = useSearchParams();
  if (!data || data.length === 0) return null;
  return (
    <SelectFilter
      label="Client"
      value={value}
      options={[{ value: '', label: 'All' }, ...data.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(client) => setParams((before) => changedParams(before, { client }), { preventScrollReset: true })}
    />
  );
}
