import type { ClientRecord } from '@letfair/contract/agencies/clients/clients';
import { MAX_EMAIL_LENGTH } from '@letfair/domain/accounts/contact-details';
import {
  MAX_CLIENT_ADDRESS,
  MAX_CLIENT_NAME,
  MAX_CLIENT_NOTES,
  MAX_CLIENT_PHONE,
} from '@letfair/domain/agencies/clients/clients';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { EmailField, TextArea, TextField } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api } from '../../accounts/session/index.ts';
import { clientErrors, emptyClient, pickDetails, trimDetails } from './client-form.ts';

interface ClientDialogProps {
  /** Null for a new client. */
  readonly client: ClientRecord | null;
  readonly onSaved: (client: ClientRecord) => void;
  readonly onClose: () => void;
}

const NO_ANSWER = 'We couldn’t save the client. Please try again.';

export function ClientDialog({ client, onSaved, onClose }: ClientDialogProps) {
  const form = useForm({
    initial: client ? pickDetails(client) : emptyClient,
    read: trimDetails,
    check: (details) => {
      const errors = clientErrors(details);
      return Object.keys(errors).length > 0 ? problem('', errors) : null;
    },
    send: async (details, options) => {
      const answer = client
        ? await api.clients.change(
            { params: { id: client.id }, body: { ...details, archived: client.archived } },
            options,
          )
        : await api.clients.add({ body: details }, options);
      if (!answer.success) return problemOf(answer, NO_ANSWER);
      onSaved(answer.data);
      return null;
    },
    onUnreachable: () => problem(NO_ANSWER),
  });
  const { field } = form;

  return (
    <Dialog title={client ? 'Edit client' : 'Add a client'} onClose={onClose}>
      <Form form={form}>
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
          hint="Only your agency can see this. Don’t write anything you wouldn’t say to the client."
          maxLength={MAX_CLIENT_NOTES}
          optional
        />
        <FormButtons form={form} onCancel={onClose}>
          {client ? 'Save changes' : 'Add client'}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
