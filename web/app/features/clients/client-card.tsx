import type { ClientRecord } from '@letfair/contract/clients';
import { useId } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { contactLine, listingsText } from './client-form.ts';

interface ClientCardProps {
  readonly client: ClientRecord;
  /** While archiving or bringing back is under way. */
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onArchive: (archived: boolean) => void;
}

export function ClientCard({ client, busy, onEdit, onArchive }: ClientCardProps) {
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
