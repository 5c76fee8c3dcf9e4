import type { ClientRecord } from '@letfair/contract/clients';
import { MAX_EMAIL_LENGTH } from '@letfair/domain/accounts/contact-details';
import {
  MAX_CLIENT_ADDRESS,
  MAX_CLIENT_NAME,
  MAX_CLIENT_NOTES,
  MAX_CLIENT_PHONE,
} from '@letfair/domain/clients/clients';
import { useState } from 'react';
import { fieldsOf } from '../../lib/fields-of.ts';
import { formTexts } from '../../lib/form-values.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { EmailField, TextArea, TextField } from '../../ui/forms/text-fields.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { api } from '../session/index.ts';
import { type ClientDetails, clientErrors, clientFrom, emptyClient } from './client-form.ts';

interface ClientDialogProps {
  /** Null for a new client. */
  readonly client: ClientRecord | null;
  readonly onSaved: (client: ClientRecord) => void;
  readonly onClose: () => void;
}

const noErrors: Readonly<Record<string, string>> = {};
const NO_ANSWER = 'The client could not be saved. Please try again.';

export function ClientDialog({ client, onSaved, onClose }: ClientDialogProps) {
  const { busy, submit } = useSubmission();
  const [errors, setErrors] = useState(noErrors);
  const [failure, setFailure] = useState<string | null>(null);
  const field = fieldsOf<ClientDetails>(client ?? emptyClient, errors);

  async function save(form: HTMLFormElement) {
    const details = clientFrom(formTexts(form));
    const mistakes = clientErrors(details);
    setErrors(mistakes);
    setFailure(null);
    if (Object.keys(mistakes).length > 0) return;
    const sent = await submit(details, (options) =>
      client
        ? api.clients.change({ params: { id: client.id }, body: { ...details, archived: client.archived } }, options)
        : api.clients.add({ body: details }, options),
    );
    if (!sent) return;
    if ('error' in sent) return setFailure(NO_ANSWER);
    if (sent.answer.success) return onSaved(sent.answer.data);
    setErrors(sent.answer.error?.fields ?? noErrors);
    setFailure(sent.answer.message || NO_ANSWER);
  }

  return (
    <Dialog title={client ? 'Edit client' : 'Add a client'} onClose={onClose}>
      <Form onSubmit={(form) => void save(form)} errors={errors}>
        {failure && !busy && <Alert>{failure}</Alert>}
        <TextField {...field('name')} label="Name" autoComplete="off" maxLength={MAX_CLIENT_NAME} />
        <EmailField {...field('email')} autoComplete="off" maxLength={MAX_EMAIL_LENGTH} optional />
        <TextField
          {...field('phone')}
          label="Phone number"
          type="tel"
          autoComplete="off"
          maxLength={MAX_CLIENT_PHONE}
          optional
        />
        <TextArea {...field('address')} label="Address" maxLength={MAX_CLIENT_ADDRESS} optional />
        <TextArea
          {...field('notes')}
          label="Notes"
          hint="Only your agency sees this page; write nothing you would not tell the client."
          maxLength={MAX_CLIENT_NOTES}
          optional
        />
        <div>
          <Button type="submit" variant="accent" busy={busy && 'Saving...'}>
            {client ? 'Save Changes' : 'Add client'}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
