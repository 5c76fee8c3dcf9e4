import type { ClientRecord } from '@letfair/contract/clients';
import { clientEmailProblem } from '@letfair/domain/clients/clients';

const clientFields = ['name', 'email', 'phone', 'address', 'notes'] as const;
export type ClientDetails = Pick<ClientRecord, (typeof clientFields)[number]>;

export const emptyClient: ClientDetails = { name: '', email: '', phone: '', address: '', notes: '' };

/** The form's fields, without the spaces around them. */
export const clientFrom = (text: (name: string) => string): ClientDetails => ({
  name: text('name').trim(),
  email: text('email').trim(),
  phone: text('phone').trim(),
  address: text('address').trim(),
  notes: text('notes').trim(),
});

/** What to mend, by field. Only the name is required. */
export function clientErrors({ name, email }: ClientDetails): Readonly<Record<string, string>> {
  const emailProblem = clientEmailProblem(email);
  return { ...(!name && { name: 'Enter a name.' }), ...(emailProblem && { email: emailProblem }) };
}

/** What can be said of a client in one line; empty when nothing is known. */
export const contactLine = ({ email, phone }: Pick<ClientDetails, 'email' | 'phone'>): string =>
  [email, phone].filter(Boolean).join(' · ');

export const listingsText = (count: number): string =>
  count === 0 ? 'No current listings' : `${count} current ${count === 1 ? 'listing' : 'listings'}`;
