import type { Application } from '@letfair/contract/lettings/applications';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { AfterAcceptance } from './after-acceptance.tsx';

const application: Application = {
  id: '01980000-0000-7000-8000-000000000001',
  status: 'accepted',
  propertyId: '2',
  propertyTitle: 'Two rooms by the canal',
  propertyStatus: 'let-agreed',
  price: 1250,
  offer: null,
  tenant: { id: '3', name: 'Maya S.' },
  lister: { id: '4', name: 'Ruth F.', userType: 'landlord' },
  profile: {},
  declineReason: null,
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
  timeline: [],
  actions: ['withdraw'],
  nation: 'england',
  conversationId: null,
  hasViewed: false,
  nextSteps: [
    { step: 'viewing', due: '2026-11-22', doneOn: null, canTick: true },
    { step: 'references', due: '2026-11-29', doneOn: null, canTick: false },
    { step: 'deposit-protected', due: null, doneOn: null, canTick: false },
  ],
  contact: { you: false, them: false, details: null },
};

const onChanged = vi.fn();
beforeEach(() => void onChanged.mockReset());
const open = (changes: Partial<Application> = {}, reader: 'tenant' | 'lister' = 'tenant') =>
  renderPage(<AfterAcceptance application={{ ...application, ...changes }} reader={reader} onChanged={onChanged} />);

it('tells the accepted tenant so, with next steps, what to bring and how the deposit is protected', () => {
  open();
  const text = document.body.textContent ?? '';
  expect(text).toContain('You’ve been accepted.');
  expect(text).not.toContain('Someone has agreed');
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Next steps',
    'Contact details',
    'What to bring',
    'How the deposit is protected',
  ]);
  expect(text).toContain('within 30 days of receiving it');
});

it('offers to tick only what the reader does, and stores it', async () => {
  const server = stubServer(replies.success({ ...application, nextSteps: [] }));
  const { user } = open();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: 'See the home before you sign' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(server.sent).toMatchObject([
    { path: expect.stringContaining('/next-steps'), body: { step: 'viewing', doneOn: expect.any(String) } },
  ]);
});

it('shows contact details only when both have agreed', async () => {
  const server = stubServer(replies.success(application));
  const { user } = open({ contact: { you: false, them: true, details: null } }, 'lister');
  expect(document.body.textContent).toContain('Maya S. would like to exchange contact details with you.');
  await user.click(screen.getByRole('button', { name: 'Exchange contact details' }));
  await waitFor(() => expect(server.sent).toMatchObject([{ body: { share: true } }]));
});

it('says when a step could not be stored, and shows it as it is', async () => {
  stubServer(replies.refusal('You can only do this once the application has been accepted.'));
  const { user } = open();
  await user.click(screen.getByRole('checkbox', { name: 'See the home before you sign' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You can only do this once');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false));
});

it.each([
  ['tenant', false, 'See the home before you sign'],
  ['tenant', true, 'See the home again'],
  ['lister', false, 'Show the home before signing'],
  ['lister', true, 'Show the home again'],
] as const)('names the viewing to the %s by whether the tenant has seen the home: %s', (reader, hasViewed, name) => {
  open({ hasViewed }, reader);
  expect(screen.getByRole('checkbox', { name })).toBeTruthy();
});
