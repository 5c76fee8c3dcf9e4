import { MAX_TICKET_MESSAGE } from '@letfair/domain/site/support/tickets';
import type { ReactNode } from 'react';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { useTypedText } from '../../accounts/session/index.ts';

interface MessageFormProps {
  readonly ticketId: string;
  readonly label: string;
  readonly hint?: string;
  /** True when it was sent, and the field can be emptied; a failure is shown by the sender. */
  readonly onSend: (content: string, data: FormData) => Promise<boolean>;
  /** The button, and whatever else is chosen with it. */
  readonly children: ReactNode;
}

/** Writes into the thread of a ticket. */
export function MessageForm({ ticketId, label, hint, onSend, children }: MessageFormProps) {
  const form = useForm({
    initial: { content: '' },
    read: ({ content }, data) => ({ content: content.trim(), data }),
    check: ({ content }) => (content ? null : problem('', { content: 'Write a message.' })),
    send: async ({ content, data }) => {
      if (!(await onSend(content, data))) return problem('');
      form.reset();
      return null;
    },
    keep: useTypedText(`ticket:${ticketId}`),
  });

  return (
    <Form form={form}>
      <TextArea {...form.field('content')} label={label} hint={hint} rows={5} maxLength={MAX_TICKET_MESSAGE} />
      {children}
    </Form>
  );
}
