import type { TeamMember } from '@letfair/contract/agencies/teams/membership';
import { lookedAfter } from '@letfair/domain/agencies/teams/handover';
import { endingIntegrations, endsIntegrations } from '@letfair/domain/agencies/teams/integrations';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface EndDialogProps {
  readonly member: TeamMember;
  readonly isYou: boolean;
  readonly teamName: string;
  /** Who can take over; empty for somebody who leaves. */
  readonly others: readonly TeamMember[];
  /** With whom to hand over to, if anyone was chosen. */
  readonly onConfirm: (to: string | null) => void;
  readonly onClose: () => void;
}

/** Asks before a membership ends, since it ends at once. */
export function EndDialog({ member, isYou, teamName, others, onConfirm, onClose }: EndDialogProps) {
  const [to, setTo] = useState('');
  const left = lookedAfter(member.looksAfter);
  return (
    <Dialog title={isYou ? 'Leave the team?' : `Remove ${member.name}?`} onClose={onClose}>
      <div className="grid gap-5">
        <p>
          {isYou ? 'You’ll' : 'They’ll'} lose access to {teamName} straight away. Messages, homes and notes stay with
          the team.
        </p>
        {left && (
          <p>
            {isYou ? 'You look' : `${member.name} looks`} after {left}. Booked viewings will still go ahead
            {isYou ? ', and we’ll email the team’s owner to say that no one is assigned to them.' : '.'}
          </p>
        )}
        {left && others.length > 0 && (
          <SelectField
            name="to"
            label="Who will look after them now?"
            value={to}
            onChange={setTo}
            options={[
              { value: '', label: 'No one yet' },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        {endsIntegrations(member.role, null) && <p>{endingIntegrations(member, isYou ? 'you' : 'they')}</p>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" onClick={() => onConfirm(to || null)}>
            {isYou ? 'Leave the team' : 'Remove'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
