import { appealProblems, MAX_APPEAL_TEXT } from '@letfair/domain/trust/moderation/appeals';
import { type FormProblem, problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { useTypedText } from '../../accounts/session/index.ts';

type Answer =
  | { readonly success: true }
  | {
      readonly success: false;
      readonly message: string;
      readonly error?: { readonly fields?: Readonly<Record<string, string>> | undefined };
    };

interface AppealFormProps {
  /** What is appealed, as part of the label. */
  readonly about: string;
  readonly send: (content: string, options: { readonly idempotencyKey: string }) => Promise<Answer>;
  readonly onSent: () => void;
}

const NOT_SENT = 'We couldn’t send your appeal. Please try again.';

/** One answer to one decision. What was typed stays until it has arrived. */
export function AppealForm({ about, send, onSent }: AppealFormProps) {
  const form = useForm({
    initial: { content: '' },
    read: ({ content }) => content.trim(),
    check: (content): FormProblem | null => (content ? null : problem('', { content: appealProblems.text })),
    send: async (content, options) => {
      const answer = await send(content, options);
      if (!answer.success) return problemOf(answer, NOT_SENT);
      onSent();
      return null;
    },
    onUnreachable: () => problem(NOT_SENT),
    keep: useTypedText(`appeal:${about}`),
  });
  return (
    <Form form={form}>
      <TextArea
        {...form.field('content')}
        label={`Why you disagree with ${about}`}
        hint="You can appeal once. Where we can, a different moderator will look at it."
        rows={5}
        maxLength={MAX_APPEAL_TEXT}
      />
      <FormButtons form={form} busy="Sending...">
        Send appeal
      </FormButtons>
    </Form>
  );
}
