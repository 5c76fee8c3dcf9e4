import { MAX_MESSAGE } from '@letfair/domain/conversations/message-limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formTexts } from '../../lib/form-values.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/text-fields.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { api } from '../session/index.ts';

const FAILED = 'Your message could not be sent. Please try again.';
const noErrors = {};

interface FirstMessageDialogProps {
  readonly propertyId: string;
  readonly listerName: string;
  readonly onClose: () => void;
}

export function FirstMessageDialog({ propertyId, listerName, onClose }: FirstMessageDialogProps) {
  const { busy, submit } = useSubmission();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(noErrors);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(form: HTMLFormElement) {
    const content = formTexts(form)('content').trim();
    setFailure(null);
    setErrors(content ? noErrors : { content: 'Write a message.' });
    if (!content) return;
    const body = { propertyId, content };
    const sent = await submit(body, (options) => api.conversations.start({ body }, options));
    if (!sent) return;
    if ('answer' in sent && sent.answer.success) return navigate(`/messages?conversation=${sent.answer.data.id}`);
    const refused = 'answer' in sent && !sent.answer.success ? sent.answer : null;
    setErrors(refused?.error?.fields ?? noErrors);
    setFailure(refused?.message || FAILED);
  }

  return (
    <Dialog title={`Message ${listerName}`} onClose={onClose}>
      <Form onSubmit={(form) => void send(form)} errors={errors}>
        {failure && !busy && <Alert>{failure}</Alert>}
        <TextArea
          name="content"
          label="Message"
          hint="Ask about the home or a viewing. Please leave out bank details."
          rows={5}
          maxLength={MAX_MESSAGE}
          error={errors.content}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy && 'Sending...'}>
            Send
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
