import { completeListingForm } from '@letfair/domain/testing/listing-form';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, replies, stubServer } from '../../testing/render-page.tsx';
import { storeSession } from '../session/index.ts';
import { InventoryBooking } from './inventory-booking.tsx';

const agent = { firstName: 'Ana', lastName: 'Reed', email: 'ana@agent.example', userType: 'agent' } as const;
const listed = replies.success({ id: 'home-1', status: 'pending', typicalReviewMinutes: 95 });

beforeEach(() => {
  storeSession(agent, 'opaque');
  const pending = { form: { ...completeListingForm, clientId: 'client-7' }, draftId: null };
  sessionStorage.setItem('pendingSubmission', JSON.stringify(pending));
});

it('sends nothing before the choice, then home and client at once, and says how long approvals take', async () => {
  const { sent } = stubServer(listed);
  const { user } = renderPage(<InventoryBooking />, '/inventory-booking');
  expect(document.body.textContent).toContain('Your home is not sent yet');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue Without Inventory' }));
  await screen.findByRole('heading', { name: 'What happens next' });
  expect(document.body.textContent).toContain('Half of the homes approved lately were live within 2 hours.');
  expect(sent).toMatchObject([{ path: '/api/properties', body: { clientId: 'client-7' } }]);
});
