import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { clearSession } from '../../accounts/session/index.ts';
import { KeysCard } from './keys-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

afterEach(clearSession);

const key = {
  id: '1',
  name: 'Alto',
  hint: 'lf_ab12c',
  scopes: ['feed:write' as const],
  createdAt: '2026-11-10T10:00:00.000Z',
  createdBy: 'Ada Brook',
  lastUsedAt: null,
  isPaused: false,
};

test('shows the beginning of a key, when it was used, and how to revoke it', () => {
  renderPage(<KeysCard keys={[key]} />);
  expect(screen.getByText(/lf_ab12c…, created by Ada Brook on 10 Nov/).textContent).toContain('never used');
  expect(screen.getByRole('button', { name: 'Revoke Alto' })).toBeTruthy();
});

test('a key may do what is chosen, and at least one thing', async () => {
  const { sent } = stubServer(replies.success({ key, secret: 'lf_secret' }));
  const { user } = renderPage(<KeysCard keys={[]} />);
  await user.type(screen.getByRole('textbox', { name: 'Name of the software' }), 'Alto');
  const boxes = screen.getAllByRole('checkbox');
  for (const box of boxes) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(screen.getByRole('alert').textContent).toContain('Choose what the key can do.');
  await user.click(screen.getByRole('checkbox', { name: 'See homes with their status and any problems' }));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByDisplayValue('lf_secret')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Name of the software' })).toHaveProperty('value', '');
  expect(sent.map(({ body }) => body)).toContainEqual({ name: 'Alto', scopes: ['feed:read'] });
});

const webhook = {
  id: '1',
  url: 'https://agency.example/letfair',
  events: ['enquiry' as const],
  off: null,
  isPaused: false,
  isStopped: false,
  failingSince: null,
  createdAt: '2026-11-10T10:00:00.000Z',
  setBy: null,
};

test('a webhook whose secret cannot be read asks for a new one, and sends no test before', () => {
  renderPage(<WebhooksCard webhooks={[{ ...webhook, isStopped: true }]} />);
  expect(screen.getByRole('alert').textContent).toContain('Create a new secret');
  expect(screen.getByRole('button', { name: 'New secret' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
});

test('a webhook is told of what is chosen, and deleted only after a question', async () => {
  const { sent } = stubServer(replies.success({ webhook, secret: 'whsec' }));
  const { user } = renderPage(<WebhooksCard webhooks={[webhook]} />);
  await user.click(screen.getByRole('checkbox', { name: 'Someone applies for a home' }));
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'https://agency.example/hook');
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByDisplayValue('whsec')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    url: 'https://agency.example/hook',
    events: ['enquiry', 'viewing', 'approved', 'rejected', 'expired'],
  });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(sent.some(({ path }) => path === '/api/webhooks/1')).toBe(false);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete webhook' }));
  expect(sent.some(({ path }) => path === '/api/webhooks/1')).toBe(true);
});
