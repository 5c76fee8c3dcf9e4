import { problem, useForm } from '../../../../lib/forms/use-form.ts';
import type { ButtonVariant } from '../../../../ui/actions/button-style.ts';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { Question } from './step-words.ts';

interface StepQuestionProps {
  readonly question: Question;
  readonly action: string;
  readonly variant: ButtonVariant;
  /** Null when it is done, otherwise why not. */
  readonly onConfirm: () => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks before a step that counts against someone and cannot be undone. */
export function StepQuestion({ question, action, variant, onConfirm, onClose }: StepQuestionProps) {
  const form = useForm({
    initial: {},
    read: () => ({}),
    send: async () => {
      const failure = await onConfirm();
      if (failure) return problem(failure);
      onClose();
      return null;
    },
  });
  return (
    <Dialog title={question.title} onClose={onClose}>
      <p>{question.text}</p>
      <Form form={form}>
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
