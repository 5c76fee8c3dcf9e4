import type { BulkResult } from '@letfair/contract/agencies/bulk';
import { assignmentSentences } from '@letfair/domain/listings/bulk/bulk-changes';
import { useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../../ui/actions/links.tsx';
import { Alert } from '../../../../../ui/feedback/alert.tsx';
import { LoadFailure } from '../../../../../ui/feedback/load-failure.tsx';
import { ListPlaceholder } from '../../../../../ui/feedback/placeholders.tsx';
import { SelectField } from '../../../../../ui/forms/select.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { useTeamMembers } from '../../../../accounts/permissions/index.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { homesInWords } from './bulk-words.ts';

const NOBODY = 'nobody';

interface AssignDialogProps {
  readonly homes: number;
  readonly preview: (assignedTo: string | null) => Promise<readonly BulkResult[] | string>;
  /** Done when the answer is there. */
  readonly onAssign: (assignedTo: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks who looks after the chosen homes, and says who did before; nothing changes before the second press. */
export function AssignDialog({ homes, preview, onAssign, onClose }: AssignDialogProps) {
  const { members, hasFailed, load } = useTeamMembers();
  const [person, setPerson] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const [busy, setBusy] = useState(false);
  const assignedTo = person === NOBODY ? null : person;
  const name = members?.find(({ id }) => id === person)?.name ?? 'no one';

  async function showPreview() {
    setProblem(person ? undefined : assignmentSentences.nobody);
    setFailure(null);
    if (!person || busy) return;
    setBusy(true);
    const answer = await preview(assignedTo);
    setBusy(false);
    if (typeof answer === 'string') setFailure(answer);
    else setResults(answer);
  }

  async function confirm() {
    if (busy) return;
    setBusy(true);
    await onAssign(assignedTo);
    onClose();
  }

  return (
    <Dialog title={`Who will look after ${homesInWords(homes)}?`} placement="wide" onClose={onClose}>
      {hasFailed && <LoadFailure what="your team" onRetry={load} />}
      {!members && !hasFailed && <ListPlaceholder entry="row" count={1} />}
      {members && members.length < 2 && (
        <p>
          You’re the only one in your team. <TextLink to="/team">Invite people to your team</TextLink> first, then
          assign homes to them.
        </p>
      )}
      {members && members.length > 1 && (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void showPreview();
          }}
        >
          <SelectField
            name="person"
            label="Looked after by"
            hint="We’ll email this person about the homes. Tenants won’t see their name."
            prompt="Choose a person"
            options={[
              ...members.map(({ id, name }) => ({ value: id, label: name })),
              { value: NOBODY, label: 'No one' },
            ]}
            value={person}
            error={problem}
            onChange={(value) => {
              setResults(null);
              setPerson(value);
            }}
          />
          <div>
            <Button type="submit" busy={busy && !results && 'Working it out...'}>
              Preview
            </Button>
          </div>
        </form>
      )}
      {failure && <Alert>{failure}</Alert>}
      {results && (
        <BulkPreview
          results={results}
          none="Nothing would change."
          changeOf={({ assignedBefore }) => (
            <>
              {assignedBefore ?? 'no one'} → <span className="font-semibold">{name}</span>
            </>
          )}
          busy={busy}
          onConfirm={() => void confirm()}
        />
      )}
    </Dialog>
  );
}
