import type { ReactNode } from 'react';
import { type FormProblem, networkProblem, problem, useForm } from '../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useTypedText } from '../../accounts/session/index.ts';
import { ReasonFields, reasonTexts } from './reason-fields.tsx';

type Answer =
  | { readonly success: true }
  | {
      readonly success: false;
      readonly message: string;
      readonly error?: { readonly code: string; readonly fields?: Readonly<Record<string, string>> | undefined };
    };

interface ReasonDialogProps {
  readonly title: string;
  /** What the button does, in its own words. */
  readonly action: string;
  readonly variant: 'danger' | 'primary';
  readonly usual: readonly string[];
  /** Who reads the reason. */
  readonly hint: string;
  readonly maxLength: number;
  /** A typed reason stays under this name until it is sent. */
  readonly keepAs: string;
  readonly send: (reason: string, options: { readonly idempotencyKey: string }) => Promise<Answer>;
  /** Another moderator decided first, so that the dialog closes; what was typed is kept. */
  readonly onStale: (sentence: string) => void;
  readonly onClose: () => void;
  /** What will happen. */
  readonly children?: ReactNode;
}

const outOfDate: readonly (string | undefined)[] = ['conflict', 'not_found'];

/** Asks why before a decision is sent. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, action, variant, usual, hint, maxLength, keepAs, send, onStale, onClose, children } = props;
  const form = useForm({
    initial: reasonTexts,
    read: ({ reason }) => reason.trim(),
    check: (reason): FormProblem | null => (reason ? null : problem('', { reason: 'Please say why.' })),
    send: async (reason, options) => {
      const answer = await send(reason, options);
      if (answer.success) return null;
      if (outOfDate.includes(answer.error?.code)) {
        onClose();
        onStale(answer.message || networkProblem());
        return problem('');
      }
      return problem(answer.message || networkProblem(), answer.error?.fields);
    },
    keep: useTypedText(keepAs),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Form form={form}>
        <ReasonFields form={form} usual={usual} hint={hint} maxLength={maxLength} startsFocused />
        <FormButtons form={form} variant={variant} onCancel={onClose}>
          {action}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
