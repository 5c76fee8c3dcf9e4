import type { DeskThread } from '@letfair/contract/site/support';
import { type WrittenAction, writtenActions } from '@letfair/domain/site/support/lifecycle';
import { Button } from '../../../../ui/actions/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { SelectField } from '../../../../ui/forms/select.tsx';
import { MessageForm } from '../message-form.tsx';
import { writtenLabels } from './desk-words.ts';

interface AnswerFormProps {
  readonly ticketId: string;
  readonly actions: DeskThread['actions'];
  readonly answering: boolean;
  readonly onAnswer: (content: string, action: WrittenAction) => Promise<boolean>;
}

export function AnswerForm({ ticketId, actions, answering, onAnswer }: AnswerFormProps) {
  const possible = writtenActions.filter((action) => actions.includes(action));
  if (possible.length === 0) return <Note>A closed ticket takes no answers. Reopen it to write.</Note>;
  return (
    <MessageForm
      ticketId={ticketId}
      label="Answer"
      hint="It goes to the sender by email, and into the thread."
      onSend={(content, data) => {
        const chosen = data.get('action');
        return onAnswer(content, possible.find((action) => action === chosen) ?? 'answer');
      }}
    >
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          name="action"
          label="After that"
          defaultValue="answer"
          options={possible.map((value) => ({ value, label: writtenLabels[value] }))}
        />
        <Button type="submit" variant="accent" busy={answering && 'Sending...'}>
          Send answer
        </Button>
      </div>
    </MessageForm>
  );
}
