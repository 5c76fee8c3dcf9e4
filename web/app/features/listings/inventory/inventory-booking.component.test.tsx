import { completeListingForm } from '@letfair/domain/testing/listing-form';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { storeSession } from '../../accounts/session/index.ts';
import { InventoryBooking } from './inventory-booking.tsx';

const agent = { firstName: 'Ana', lastName: 'Reed', email: 'ana@agent.example', userType: 'agent' } as const;
const listed = replies.success({ id: 'home-1', status: 'pending', typicalReviewMinutes: 95 });

const hasPending = (changes: object, draftId: string | null = null): void => {
  const pending = { form: { ...completeListingForm, ...changes }, draftId };
  sessionStorage.setItem('pendingSubmission', JSON.stringify(pending));
};

beforeEach(() => {
  storeSession(agent, 'opaque');
  hasPending({ clientId: 'client-7' });
});

const open = () => renderPage(<InventoryBooking />, '/inventory-booking');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const withInventory = () => button('With Professional Inventory');
const without = () => button('Continue Without Inventory');
const confirmation = () => screen.findByRole('heading', { name: 'What happens next' });
const toastText = async () => (await screen.findByRole('status')).textContent;

it('sends nothing before the choice, then home and client at once, and says how long approvals take', async () => {
  const { sent } = stubServer(listed);
  const { user } = renderPage(<InventoryBooking />, '/inventory-booking');
  expect(document.body.textContent).toContain('One last choice, then we’ll send your listing');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue Without Inventory' }));
  await screen.findByRole('heading', { name: 'What happens next' });
  expect(document.body.textContent).toContain('We check half of all homes within 2 hours.');
  expect(sent).toMatchObject([{ path: '/api/properties', body: { clientId: 'client-7' } }]);
});

it('tells a failure, and sends the documented payload again at the next try', async () => {
  const server = stubServer({ status: 500, body: '' });
  const { user } = open();
  await user.click(without());
  await waitFor(async () =>
    expect(await toastText()).toContain('Failed to submit property listing. Please try again.'),
  );
  server.replyWith(listed);
  await user.click(without());
  await confirmation();
  expect(await toastText()).toContain('Property Listed Successfully');
  expect(await toastText()).toContain('Your property is now pending admin approval and will be live soon.');
  expect(document.body.textContent).not.toContain('24 hours');
  const [first, second] = server.sent;
  expect(second).toEqual(first);
  const { title, propertyDescription, address, propertyType } = completeListingForm;
  expect(second?.body).toMatchObject({ title, description: propertyDescription, propertyType });
  expect(second?.body).toMatchObject({ address: { postcode: address.postcode } });
});

it('requests the inventory with the home, and announces the specialist', async () => {
  const { sent } = stubServer(listed);
  const { user } = open();
  expect(screen.getByText('Recommended')).toBeDefined();
  await user.click(withInventory());
  await confirmation();
  expect(await toastText()).toContain('Property Listed with Inventory Service');
  expect(await toastText()).toContain(
    'Your property is submitted for approval and inventory service has been requested.',
  );
  expect(document.body.textContent).toContain('within 24 hours');
  expect(sent.map(({ path }) => path)).toEqual(['/api/properties/with-inventory']);
});

it('sends one choice, however often and whichever is pressed', async () => {
  const { promise, release } = replies.held(listed);
  const { sent } = stubServer(promise);
  const { user } = open();
  await user.click(without());
  await user.click(button('Submitting...'));
  await user.click(withInventory());
  release();
  await confirmation();
  expect(sent).toHaveLength(1);
});

it('lists what the server objects to, with a way back to the draft', async () => {
  hasPending({ title: ' ' }, 'draft-3');
  stubServer(replies.refusal('No.', { title: 'Property title is required' }));
  const { user } = open();
  await user.click(without());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Property title is required');
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('/list-property?draft=draft-3');
});

it('offers no inventory outside the service area, and says why', () => {
  hasPending({ address: { line1: '1 Quay', line2: '', city: 'Bristol', postcode: 'BS1 4DJ', county: '' } });
  stubServer(listed);
  open();
  expect(withInventory().disabled).toBe(true);
  expect(without().disabled).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain(
    'limited to Greater Manchester, Liverpool, Leeds and Warrington',
  );
});
