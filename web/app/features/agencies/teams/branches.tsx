import type { Branch, Team } from '@letfair/contract/agencies/teams/membership';
import { mayInTeam } from '@letfair/domain/agencies/teams/roles';
import { useId } from 'react';
import type { Step } from '../../../lib/forms/use-step.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { api } from '../../accounts/session/index.ts';

interface BranchesProps {
  readonly team: Team;
  readonly step: Step;
  /** Null opens an empty form. */
  readonly onOpen: (branch: Branch | null) => void;
}

export function Branches({ team, step, onOpen }: BranchesProps) {
  const mayManage = mayInTeam(team.you.role, 'people');
  if (!mayManage && team.branches.length === 0) return null;
  return (
    <TitledSection title="Branches" className="grid gap-4">
      {team.branches.length === 0 && <p className="text-muted">Offices of your agency, to sort homes and people by.</p>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {team.branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} mayManage={mayManage} step={step} onEdit={() => onOpen(branch)} />
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

interface BranchCardProps extends Pick<BranchesProps, 'step'> {
  readonly branch: Branch;
  readonly mayManage: boolean;
  readonly onEdit: () => void;
}

function BranchCard({ branch: { id, name, code, address }, mayManage, step, onEdit }: BranchCardProps) {
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
            busy={step.underWay === id && 'Removing...'}
            onClick={() =>
              void step.take(id, (options) => api.teams.removeBranch({ params: { id } }, options), {
                done: `${name} has been removed. Its homes and people no longer belong to a branch.`,
              })
            }
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
