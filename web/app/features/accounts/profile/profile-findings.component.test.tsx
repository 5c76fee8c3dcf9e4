import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { RoleDetails } from './role-details.tsx';

const agency = {
  companyName: 'Harbour Lets',
  licenseNumber: '',
  registrationNumber: '01234567',
  tradingAddress: '1 Quay Street, Bristol',
  redressScheme: '',
  redressNumber: '',
  clientMoneyProtection: '',
  feesLink: '',
};

it('tells an agent beside the field which words keep homes from going live, until they are changed', async () => {
  stubServer(replies.success());
  const value = { success: true, data: { tenant: null, agency, landlord: null } } as const;
  // React reads a promise that says it is fulfilled without waiting.
  const details = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  renderPage(<RoleDetails details={details} onUnsaved={() => undefined} />, '/profile');
  await waitFor(() => expect(page.field('companyName').value).toBe('Harbour Lets'));
  page.fill({ clientMoneyProtection: 'Ask us. No DSS.' });
  await waitFor(() =>
    expect(page.descriptionOf('clientMoneyProtection')).toMatch(/Your homes can’t go live without this\..*“No DSS”/),
  );
  expect(page.descriptionOf('companyName')).toBe('');
  page.fill({ clientMoneyProtection: 'Propertymark' });
  await waitFor(() => expect(page.descriptionOf('clientMoneyProtection')).not.toContain('Your homes can’t go live'));
});
