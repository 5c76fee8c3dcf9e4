import type { Fields } from '@letfair/contract/endpoint';
import { MAX_TICKET_NAME } from '@letfair/domain/support/tickets';
import { EmailField, TextField } from '../../ui/forms/text-fields.tsx';

/** Who writes, whether signed in or not. */
export const SenderFields = ({ errors }: { readonly errors: Fields }) => (
  <>
    <TextField name="name" label="Your name" autoComplete="name" maxLength={MAX_TICKET_NAME} error={errors.name} />
    <EmailField error={errors.email} />
  </>
);
