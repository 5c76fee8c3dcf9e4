import type { Branch, Team } from '@letfair/contract/teams/membership';
import { mayInTeam } from '@letfair/domain/teams/roles';
import { useId } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { TitledSection } from '../../ui/layout/titled-section.tsx';
import { api } from '../session/index.ts';
import type { useTeamChange } from './use-team-change.ts';

interface BranchesProps {
  readonly team: Team;
  readonly changes: ReturnType<typeof useTeamChange>;
  /** Null opens an empty form. */
  readonly onOpen: (branch: Branch | null) => void;
}

export function Branches({ team, changes, onOpen }: BranchesProps) {
  const mayManage = mayInTeam(team.you.role, 'people');
  if (!mayManage && team.branches.length === 0) return null;
  return (
    <TitledSection title="Branches" className="grid gap-4">
      {team.branches.length === 0 && <p className="text-muted">Offices of your agency, to sort homes and people by.</p>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {team.branches.map((branch) => (
          <BranchCard
            key={branch.id}
            branch={branch}
            mayManage={mayManage}
            changes={changes}
            onEdit={() => onOpen(branch)}
          />
        ))}
      </ul>
      {mayManage && (
        <div>
          <Button onClick={() => onOpen(null)}>Add a branch</Button>
        </div>
      )}
    </TitledSection>
  );
}

interface BranchCardProps extends Pick<BranchesProps, 'changes'> {
  readonly branch: Branch;
  readonly mayManage: boolean;
  readonly onEdit: () => void;
}

function BranchCard({ branch: { id, name, code, address }, mayManage, changes, onEdit }: BranchCardProps) {
  const nameId = useId();
  return (
    <li className="grid content-between gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="grid gap-1.5">
        <h3 id={nameId} className="text-title wrap-anywhere">
          {name}
        </h3>
        {code && <p className="text-sm text-muted">Code {code}</p>}
        {address && <p className="wrap-anywhere whitespace-pre-line">{address}</p>}
      </div>
      {mayManage && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-describedby={nameId} onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="sm"
            aria-describedby={nameId}
            busy={changes.busyId === id && 'Removing...'}
            onClick={() =>
              void changes.change(id, `${name} is removed; its homes and people belong to no branch.`, (options) =>
                api.teams.removeBranch({ params: { id } }, options),
              )
            }
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
