import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { RoleDetails } from './role-details.tsx';

const nobody = { tenant: null, agency: null, landlord: null };
const tenant = {
  maxBudget: null,
  preferredArea: 'Leeds',
  propertyType: null,
  moveInDate: '',
  mustHaves: ['garden'],
  minBedrooms: null,
  parking: false,
  pets: true,
};
const agency = {
  companyName: 'Orchard Lettings',
  licenseNumber: '',
  registrationNumber: '01234567',
  tradingAddress: '1 Quay Street, Bristol',
  redressScheme: '',
  redressNumber: '',
  clientMoneyProtection: '',
  feesLink: '',
};
const landlord = { landlordAddress: '4 Orchard Row, Leeds LS1 1AA', registrationNumber: '' };

async function open(details: object) {
  const server = stubServer(replies.success(null));
  const value = { success: true, data: { ...nobody, ...details } } as never;
  // React reads a promise that says it is fulfilled without waiting.
  const loaded = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  const onUnsaved = vi.fn();
  const shown = renderPage(<RoleDetails details={loaded} onUnsaved={onUnsaved} />, '/profile');
  await screen.findByRole('heading', { level: 2 });
  const save = (name: string) => shown.user.click(screen.getByRole('button', { name }));
  return { ...server, ...shown, onUnsaved, save };
}
const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: label });

describe('what a tenant looks for', () => {
  it('is shown as saved', async () => {
    await open({ tenant });
    expect(screen.getByRole('list', { name: 'Chosen places' }).textContent).toContain('Leeds');
    expect(['Garden', 'Pets considered', 'Parking', 'Gym'].map((label) => box(label).checked)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is refused beside its field, and sent as typed once it is right', async () => {
    const { user, sent, save, onUnsaved } = await open({ tenant: { ...tenant, preferredArea: '' } });
    page.fill({ maxBudget: 'lots', propertyType: 'flat', moveInDate: '2027-02-01', minBedrooms: '2' });
    await waitFor(() => expect(onUnsaved).toHaveBeenLastCalledWith(true));
    await save('Save preferences');
    expect(await screen.findByText('Please fix the errors below')).toBeTruthy();
    expect(page.field('maxBudget').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(page.field('maxBudget'));
    expect(sent).toEqual([]);
    page.fill({ maxBudget: '£1,250' });
    await user.click(box('Lift'));
    await save('Save preferences');
    expect(await screen.findByText('Preferences saved')).toBeTruthy();
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/auth/details/tenant',
        {
          maxBudget: 1250,
          preferredArea: '',
          propertyType: 'flat',
          moveInDate: '2027-02-01',
          mustHaves: expect.arrayContaining(['garden', 'lift']),
          minBedrooms: 2,
          parking: false,
          pets: true,
        },
      ],
    ]);
    await waitFor(() => expect(onUnsaved).toHaveBeenLastCalledWith(false));
  });

  it('stays typed when the connection is lost', async () => {
    const { replyWith, save } = await open({ tenant });
    replyWith(replies.connectionLost);
    page.fill({ maxBudget: '1250' });
    await save('Save preferences');
    expect(await screen.findByText('Network error. Please try again.')).toBeTruthy();
    expect(page.field('maxBudget').value).toBe('1250');
  });
});

it('an agency needs a name and a whole address of its fees', async () => {
  const { sent, save } = await open({ agency });
  page.fill({ companyName: '', feesLink: 'orchard' });
  await save('Save agency details');
  await waitFor(() => expect(page.descriptionOf('companyName')).toContain("Enter your company's name."));
  expect(page.descriptionOf('feesLink')).toContain('Enter the full web address');
  expect(sent).toEqual([]);
  const changes = { companyName: 'Orchard & Sons', redressNumber: 'D1234', feesLink: 'https://orchard.example/fees' };
  page.fill(changes);
  await save('Save agency details');
  expect(await screen.findByText('Agency details saved')).toBeTruthy();
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/auth/details/agency', { ...agency, ...changes }]]);
});

it('an agency that was led to one field begins there, and goes back once it is saved', async () => {
  location.hash = '#redressScheme';
  const { save } = await open({ agency });
  expect(document.activeElement).toBe(page.field('redressScheme'));
  page.fill({ redressScheme: 'The Property Ombudsman' });
  await save('Save agency details');
  expect((await screen.findByRole('link', { name: 'Back to dashboard' })).getAttribute('href')).toBe('/dashboard');
  location.hash = '';
});

it('a landlord needs an address', async () => {
  const { sent, save } = await open({ landlord });
  page.fill({ landlordAddress: ' ' });
  await save('Save landlord details');
  await waitFor(() => expect(page.descriptionOf('landlordAddress')).toContain('Enter your address.'));
  const changes = { landlordAddress: '5 Orchard Row, Leeds LS1 1AA', registrationNumber: '123456/230/12345' };
  page.fill(changes);
  await save('Save landlord details');
  expect(await screen.findByText('Landlord details saved')).toBeTruthy();
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/auth/details/landlord', changes]]);
});
