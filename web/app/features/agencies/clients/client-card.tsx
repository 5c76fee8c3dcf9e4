import type { ClientPerson, ClientRecord } from '@letfair/contract/agencies/clients/clients';
import { clientSentences, hasRoomForPeople } from '@letfair/domain/agencies/clients/access';
import { useId } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { AccessQuestion } from './access-dialog.tsx';
import { contactLine, listingsText } from './client-form.ts';

interface ClientCardProps {
  readonly client: ClientRecord;
  /** False for a role that only looks. */
  readonly mayChange: boolean;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onArchive: (archived: boolean) => void;
  readonly onAccess: (step: AccessQuestion['step'], person: ClientPerson | null) => void;
}

export function ClientCard({ client, mayChange, busy, onEdit, onArchive, onAccess }: ClientCardProps) {
  const nameId = useId();
  const { name, address, notes, archived, listings, people } = client;
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
        {people.length > 0 && (
          <ClientPeople client={client} mayChange={mayChange && !archived} busy={busy} onAccess={onAccess} />
        )}
      </div>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-describedby={nameId} onClick={onEdit}>
            Edit
          </Button>
          <Button size="sm" aria-describedby={nameId} busy={busy && 'Saving...'} onClick={() => onArchive(!archived)}>
            {archived ? 'Restore' : 'Archive'}
          </Button>
          {!archived && hasRoomForPeople(people) && (
            <Button size="sm" aria-describedby={nameId} disabled={busy} onClick={() => onAccess('invite', null)}>
              {people.length > 0 ? 'Invite another person' : 'Invite'}
            </Button>
          )}
        </div>
      )}
      {mayChange && !archived && !hasRoomForPeople(people) && (
        <p className="text-sm text-muted">{clientSentences.full}</p>
      )}
    </li>
  );
}

interface ClientPeopleProps {
  readonly client: ClientRecord;
  readonly mayChange: boolean;
  readonly busy: boolean;
  readonly onAccess: ClientCardProps['onAccess'];
}

/** Who sees the homes of a client, with the steps of each. */
const ClientPeople = ({ client, mayChange, busy, onAccess }: ClientPeopleProps) => (
  <ul className="mt-1 grid gap-2 text-sm">
    {client.people.map((person) => (
      <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{accessText(person)}</span>
        {mayChange && (
          <span className="flex flex-wrap gap-2">
            {stepsOf[person.state].map(({ step, label }) => (
              <Button
                key={step}
                size="sm"
                aria-label={`${label}: ${person.email}`}
                disabled={busy}
                onClick={() => onAccess(step, person)}
              >
                {label}
              </Button>
            ))}
          </span>
        )}
      </li>
    ))}
  </ul>
);

interface Step {
  readonly step: AccessQuestion['step'];
  readonly label: string;
}

const stepsOf: Readonly<Record<ClientPerson['state'], readonly Step[]>> = {
  ended: [{ step: 'invite', label: 'Invite again' }],
  invited: [
    { step: 'invite', label: 'Send again' },
    { step: 'end', label: 'Withdraw' },
  ],
  joined: [{ step: 'end', label: 'End access' }],
};

/** Whether a person sees the homes of the client, in words. */
export function accessText({ state, since, email, invitedBy, expiresAt, expired }: ClientPerson): string {
  switch (state) {
    case 'invited':
      return `${invitedBy ? `${invitedBy} invited ${email}` : `${email} was invited`} on ${formatDate(since)}. The link ${expired ? 'expired on' : 'works until'} ${
        expiresAt ? formatDate(expiresAt) : ''
      }.`;
    case 'joined':
      return `${email} has been able to see these homes since ${formatDate(since)}.`;
    case 'ended':
      return `${email} could see these homes until ${formatDate(since)}.`;
  }
}
