import type { Team } from '@letfair/contract/agencies/teams/membership';
import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { SelectFilter } from '../../../../ui/forms/select.tsx';
import { useMayInTeam } from '../../../accounts/permissions/index.ts';
import { api } from '../../../accounts/session/index.ts';

const NOBODY = 'nobody';

interface ViewingPersonProps {
  readonly viewing: Viewing;
  readonly people: Team['members'];
  readonly onDone: (viewing: Viewing, sentence: string) => void;
  readonly onFailed: (reason: string) => void;
}

/** Who of a team meets people at a viewing; nothing for somebody who works alone. */
export function ViewingPerson({ viewing, people, onDone, onFailed }: ViewingPersonProps) {
  const mayAssign = useMayInTeam('assign');
  const step = useStep();
  const { id, assignedTo = null } = viewing;
  if (people.length < 2) return null;
  const nameOf = (personId: string | null) => people.find((person) => person.id === personId)?.name;
  if (!mayAssign) return <p className="text-sm">Looked after by {nameOf(assignedTo) ?? 'nobody yet'}.</p>;

  async function assign(next: string | null) {
    const taken = await step.take(`assign ${next}`, () =>
      api.inbox.assignViewing({ params: { id }, body: { assignedTo: next } }),
    );
    if (!taken) return;
    if (!taken.isDone) return onFailed(taken.problem);
    const name = nameOf(next);
    onDone(
      { ...viewing, assignedTo: next },
      name ? `${name} meets the tenant.` : 'No one is assigned to this viewing.',
    );
  }

  return (
    <div className="text-sm print:hidden">
      <SelectFilter
        label="Looked after by"
        value={assignedTo ?? NOBODY}
        options={[
          { value: NOBODY, label: 'Nobody yet' },
          ...people.map((person) => ({ value: person.id, label: person.name })),
        ]}
        onChange={(value) => void assign(value === NOBODY ? null : value)}
      />
    </div>
  );
}
