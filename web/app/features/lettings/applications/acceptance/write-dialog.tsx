import { MAX_MESSAGE } from '@letfair/domain/lettings/conversations/message-limits';
import { useNavigate } from 'react-router';
import { problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { TextArea } from '../../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { api, SessionEndedNote, useTypedText } from '../../../accounts/session/index.ts';
import { applicationPath } from './applicant-notice.tsx';

const FAILED = 'We couldn’t send your message. Please try again.';

interface WriteDialogProps {
  /** Of the application. */
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** The first message between the two sides of an application; it ends in the conversation. */
export function WriteDialog({ id, name, onClose }: WriteDialogProps) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { content: '' },
    read: ({ content }) => ({ content: content.trim() }),
    check: ({ content }) => (content ? null : problem('', { content: 'Write a message.' })),
    send: async (body, options) => {
      const answer = await api.applications.write({ params: { id }, body }, options);
      if (!answer.success) return problemOf(answer, FAILED);
      void navigate(`/messages?conversation=${answer.data.id}`);
      return null;
    },
    onUnreachable: () => problem(FAILED),
    keep: useTypedText(`application:${id}`),
  });

  return (
    <Dialog title={`Message ${name}`} onClose={onClose}>
      <SessionEndedNote next={applicationPath({ id })} />
      <Form form={form}>
        <TextArea {...form.field('content')} label="Message" rows={5} maxLength={MAX_MESSAGE} autoFocus />
        <FormButtons form={form} variant="primary" busy="Sending..." onCancel={onClose}>
          Send
        </FormButtons>
      </Form>
    </Dialog>
  );
}
