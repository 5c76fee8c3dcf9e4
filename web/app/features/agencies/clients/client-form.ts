import { clientProblems } from '@letfair/domain/agencies/clients/clients';

export const emptyClient = { name: '', email: '', phone: '', address: '', notes: '' };

type ClientDetails = typeof emptyClient;

/** The fields of the form; a stored client has others besides. */
export const pickDetails = ({ name, email, phone, address, notes }: ClientDetails): ClientDetails => ({
  name,
  email,
  phone,
  address,
  notes,
});

export const trimDetails = (details: ClientDetails): ClientDetails => ({
  name: details.name.trim(),
  email: details.email.trim(),
  phone: details.phone.trim(),
  address: details.address.trim(),
  notes: details.notes.trim(),
});

export const clientErrors = (details: ClientDetails): Readonly<Record<string, string>> => ({
  ...(!details.name && { name: 'Enter a name.' }),
  ...clientProblems(details),
});

export const contactLine = ({ email, phone }: Pick<ClientDetails, 'email' | 'phone'>): string =>
  [email, phone].filter(Boolean).join(' · ');

export const listingsText = (count: number): string =>
  count === 0 ? 'No current listings' : `${count} current ${count === 1 ? 'listing' : 'listings'}`;
