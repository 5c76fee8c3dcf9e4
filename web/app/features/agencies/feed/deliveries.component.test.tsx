import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { Deliveries } from './deliveries.tsx';

const attempt = (number: number, more: object) => ({
  number,
  at: '2026-11-10T10:00:00.000Z',
  durationMs: 5,
  status: null,
  problem: null,
  answer: '',
  ...more,
});
const delivery = {
  id: '1',
  event: 'enquiry',
  state: 'waiting',
  body: '{}',
  createdAt: '2026-11-10T10:00:00.000Z',
  nextAt: '2026-11-10T10:05:00.000Z',
  attempts: [attempt(2, { status: 500, answer: 'Oops' }), attempt(1, { problem: 'timeout' })],
};

test('lists every attempt of a message with its answer, and when the next comes', async () => {
  stubServer(replies.success({ deliveries: [delivery], nextCursor: null }));
  renderPage(<Deliveries webhookId="9" />);
  const message = (await screen.findByText('Enquiry')).closest('li')!;
  expect(message.textContent).toContain('Waiting');
  const [first, second, next] = within(message).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Attempt 2, .*: answered 500 Oops$/);
  expect(second?.textContent).toContain('The server didn’t answer in time.');
  expect(next?.textContent).toContain('Next attempt');
});

test('sends a message again, and says why not', async () => {
  const { sent, replyWith } = stubServer(replies.success({ deliveries: [delivery], nextCursor: null }));
  const { user } = renderPage(<Deliveries webhookId="9" />);
  const button = await screen.findByRole('button', { name: /^Send again: enquiry from/ });
  replyWith(replies.refusal('This webhook is switched off. Switch it on first.'));
  await user.click(button);
  expect(await screen.findByText('This webhook is switched off. Switch it on first.')).toBeTruthy();
  expect(sent.some(({ path }) => path.endsWith('/resend'))).toBe(true);
});
