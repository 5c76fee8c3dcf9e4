import type { TeamMember } from '@letfair/contract/agencies/teams/membership';
import { endingIntegrations, endsIntegrations } from '@letfair/domain/agencies/teams/integrations';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface EndDialogProps {
  readonly member: TeamMember;
  readonly isYou: boolean;
  readonly teamName: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a membership ends, since it ends at once. */
export const EndDialog = ({ member, isYou, teamName, onConfirm, onClose }: EndDialogProps) => (
  <Dialog title={isYou ? 'Leave the team?' : `Remove ${member.name}?`} onClose={onClose}>
    <div className="grid gap-5">
      <p>
        {isYou ? 'You' : 'They'} can no longer see anything of {teamName}, as of now. Messages, homes and notes stay
        with the team.
      </p>
      {endsIntegrations(member.role, null) && <p>{endingIntegrations(member, isYou ? 'you' : 'they')}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" onClick={onConfirm}>
          {isYou ? 'Leave the team' : 'Remove'}
        </Button>
      </div>
    </div>
  </Dialog>
);
