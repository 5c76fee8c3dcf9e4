import type { ClientRecord } from '@letfair/contract/clients';
import { clientEmailProblem } from '@letfair/domain/clients/clients';

const clientFields = ['name', 'email', 'phone', 'address', 'notes'] as const;
export type ClientDetails = Pick<ClientRecord, (typeof clientFields)[number]>;

export const emptyClient: ClientDetails = { name: '', email: '', phone: '', address: '', notes: '' };

export const clientFrom = (text: (name: string) => string): ClientDetails => ({
  name: text('name').trim(),
  email: text('email').trim(),
  phone: text('phone').trim(),
  address: text('address').trim(),
  notes: text('notes').trim(),
});

export function clientErrors({ name, email }: ClientDetails): Readonly<Record<string, string>> {
  const emailProblem = clientEmailProblem(email);
  return { ...(!name && { name: 'Enter a name.' }), ...(emailProblem && { email: emailProblem }) };
}

export const contactLine = ({ email, phone }: Pick<ClientDetails, 'email' | 'phone'>): string =>
  [email, phone].filter(Boolean).join(' · ');

export const listingsText = (count: number): string =>
  count === 0 ? 'No current listings' : `${count} current ${count === 1 ? 'listing' : 'listings'}`;
