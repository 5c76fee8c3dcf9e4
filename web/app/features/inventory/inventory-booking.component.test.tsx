import { completeListingForm } from '@letfair/domain/testing/listing-form';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../testing/render-page.tsx';
import { storeSession } from '../session/index.ts';
import { InventoryBooking } from './inventory-booking.tsx';

const agent = { firstName: 'Ana', lastName: 'Reed', email: 'ana@agent.example', userType: 'agent' } as const;
const clients = replies.success({ clients: [{ id: 'client-7', name: 'Priya Patel' }], total: 1, nextCursor: null });
const listed = replies.success({ id: 'home-1', status: 'pending', typicalReviewMinutes: 95 });

beforeEach(() => {
  storeSession(agent, 'opaque');
  const pending = { form: completeListingForm, draftId: null };
  sessionStorage.setItem('pendingSubmission', JSON.stringify(pending));
});

it('sends nothing before the choice, then records the agent’s client and says how long approvals take', async () => {
  const { sent, replyWith } = stubServer(clients);
  const { user } = renderPage(<InventoryBooking />, '/inventory-booking');
  expect(document.body.textContent).toContain('Your home is not sent yet');
  await screen.findByLabelText(/Whose home this is/);
  page.fill({ clientId: 'client-7' });
  expect(sent.map(({ path }) => path)).toEqual(['/api/clients']);
  replyWith(listed);
  await user.click(screen.getByRole('button', { name: 'Continue Without Inventory' }));
  await screen.findByRole('heading', { name: 'What happens next' });
  expect(document.body.textContent).toContain('Half of the homes approved lately were live within 2 hours.');
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ path: '/api/properties/home-1/client', body: { clientId: 'client-7' } }),
  );
});
