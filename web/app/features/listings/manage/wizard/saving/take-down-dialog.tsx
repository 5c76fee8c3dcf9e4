import type { TakeDownQuestion } from '@letfair/contract/listings/consequences';
import { takeDownSentence, viewingsAtTakeDown } from '@letfair/domain/lettings/consequences/take-down';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';

interface TakeDownDialogProps {
  readonly title: string;
  readonly question: TakeDownQuestion;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Asks before a save takes a live home down: what it breaks, and who has a viewing. */
export function TakeDownDialog({ title, question, busy, onSave, onClose }: TakeDownDialogProps) {
  const viewings = viewingsAtTakeDown(
    question.viewings.map(({ startsAt, name }) => ({ startsAt: new Date(startsAt), name })),
  );
  return (
    <Dialog title="Take this listing down?" onClose={onClose}>
      <div className="grid gap-3 wrap-anywhere">
        <p>{takeDownSentence(title)}</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          {question.breaks.map(({ rule, field, sentence }) => (
            <li key={`${rule} ${field}`}>{sentence}</li>
          ))}
        </ul>
        {viewings && <p>{viewings}</p>}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="primary" onClick={onClose}>
          Go back and put it right
        </Button>
        <Button variant="danger" busy={busy && 'Saving...'} onClick={onSave}>
          Save and take it down
        </Button>
      </div>
    </Dialog>
  );
}
