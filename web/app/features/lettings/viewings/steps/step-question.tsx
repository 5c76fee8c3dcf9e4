import { MAX_CANCEL_NOTE } from '@letfair/domain/lettings/viewings/booking-rules';
import { problem, useForm } from '../../../../lib/forms/use-form.ts';
import type { ButtonVariant } from '../../../../ui/actions/button-style.ts';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { TextArea } from '../../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { Question } from './step-words.ts';

interface StepQuestionProps {
  readonly question: Question;
  readonly action: string;
  readonly variant: ButtonVariant;
  /** Null when it is done, otherwise why not. */
  readonly onConfirm: (note: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks before a step that is counted, or that somebody is told of. */
export function StepQuestion({ question, action, variant, onConfirm, onClose }: StepQuestionProps) {
  const form = useForm({
    initial: { note: '' },
    read: ({ note }) => ({ note: note.trim() }),
    send: async ({ note }) => {
      const failure = await onConfirm(note);
      if (failure) return problem(failure);
      onClose();
      return null;
    },
  });
  return (
    <Dialog title={question.title} onClose={onClose}>
      <p>{question.text}</p>
      <Form form={form}>
        {question.noteLabel && (
          <TextArea {...form.field('note')} label={question.noteLabel} optional rows={3} maxLength={MAX_CANCEL_NOTE} />
        )}
        <FormButtons
          form={form}
          variant={variant === 'quiet' ? 'primary' : variant}
          busy="One moment..."
          onCancel={onClose}
        >
          {action}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
