import { MAX_TICKET_MESSAGE } from '@letfair/domain/support/tickets';
import { type ReactNode, useState } from 'react';
import { formTexts } from '../../lib/form-values.ts';
import { Form } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/text-fields.tsx';

interface MessageFormProps {
  readonly label: string;
  readonly hint?: string;
  /** True when it was sent, and the field can be emptied. */
  readonly onSend: (content: string, form: HTMLFormElement) => Promise<boolean>;
  /** The button, and whatever else is chosen with it. */
  readonly children: ReactNode;
}

const noErrors = {};

/** Writes into the thread of a ticket. */
export function MessageForm({ label, hint, onSend, children }: MessageFormProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(noErrors);

  async function send(form: HTMLFormElement) {
    const content = formTexts(form)('content').trim();
    setErrors(content ? noErrors : { content: 'Write a message.' });
    if (content && (await onSend(content, form))) form.reset();
  }

  return (
    <Form onSubmit={send} errors={errors}>
      <TextArea
        name="content"
        label={label}
        hint={hint}
        rows={5}
        maxLength={MAX_TICKET_MESSAGE}
        error={errors.content}
      />
      {children}
    </Form>
  );
}
