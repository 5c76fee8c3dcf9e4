import { MAX_MESSAGE } from '@letfair/domain/lettings/conversations/message-limits';
import { useNavigate } from 'react-router';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api, SessionEndedNote, useTypedText } from '../../accounts/session/index.ts';

const FAILED = 'We couldn’t send your message. Please try again.';

/** A newcomer on a phone writes little; each is a whole message that can be changed before it is sent. */
const starters = [
  { label: 'Ask for a viewing', text: 'Hello, I’d like to view this home. When would suit you?' },
  { label: 'Ask if it’s available', text: 'Hello, is this home still available?' },
] as const;

interface FirstMessageDialogProps {
  readonly propertyId: string;
  readonly listerName: string;
  readonly onClose: () => void;
}

export function FirstMessageDialog({ propertyId, listerName, onClose }: FirstMessageDialogProps) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { content: '' },
    read: ({ content }) => ({ propertyId, content: content.trim() }),
    check: ({ content }) => (content ? null : problem('', { content: 'Write a message.' })),
    send: async (body, options) => {
      const answer = await api.conversations.start({ body }, options);
      if (!answer.success) return problemOf(answer, FAILED);
      void navigate(`/messages?conversation=${answer.data.id}`);
      return null;
    },
    onUnreachable: () => problem(FAILED),
    keep: useTypedText(`message:${propertyId}`),
  });

  return (
    <Dialog title={`Message ${listerName}`} onClose={onClose}>
      <SessionEndedNote next={`/properties/${encodeURIComponent(propertyId)}#message`} />
      <Form form={form}>
        <TextArea
          {...form.field('content')}
          label="Message"
          hint="Ask about the home or a viewing. Please leave out bank details."
          rows={5}
          maxLength={MAX_MESSAGE}
        />
        {form.values.content.trim() === '' && (
          <div className="flex flex-wrap gap-2">
            {starters.map(({ label, text }) => (
              <Button key={label} size="sm" onClick={() => form.write({ content: text })}>
                {label}
              </Button>
            ))}
          </div>
        )}
        <FormButtons form={form} variant="primary" busy="Sending..." onCancel={onClose}>
          Send
        </FormButtons>
      </Form>
    </Dialog>
  );
}
