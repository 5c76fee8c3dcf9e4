import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { page, replies, stubServer } from '../../../../testing/render-page.tsx';
import { withConfirmation } from './with-confirmation.ts';

const refused = { success: false, error: { code: 'password_needed' } } as const;
const done = { success: true } as const;
const user = userEvent.setup({ delay: null });
const opened = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });

afterEach(async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('passes on what needs no password', async () => {
  const send = vi.fn(async () => done);
  expect(await withConfirmation(send)).toBe(done);
  expect(send).toHaveBeenCalledOnce();
});

test('asks for the password, tells of a wrong one, and sends the same call again', async () => {
  const { sent, replyWith } = stubServer(replies.refusal('', { password: 'That password isn’t right.' }));
  const send = vi
    .fn<() => Promise<typeof refused | typeof done>>()
    .mockResolvedValueOnce(refused)
    .mockResolvedValue(done);
  const answer = withConfirmation(send);
  await opened();
  page.fill({ password: 'a wrong one' });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('That password isn’t right.');
  expect(send).toHaveBeenCalledOnce();
  replyWith(replies.success({ confirmedUntil: '2026-12-03T14:15:00.000Z' }));
  page.fill({ password: 'a quiet street in Leeds' });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await answer).toBe(done);
  expect(send).toHaveBeenCalledTimes(2);
  expect(sent.filter(({ path }) => path === '/api/security/confirmation')).toHaveLength(2);
});

test('gives the refusal to whoever cancels', async () => {
  stubServer(replies.success());
  const answer = withConfirmation(async () => refused);
  await opened();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await answer).toBe(refused);
});

test('two calls at once share one dialog', async () => {
  stubServer(replies.success({ confirmedUntil: '2026-12-03T14:15:00.000Z' }));
  const sendOf = () =>
    vi.fn<() => Promise<typeof refused | typeof done>>().mockResolvedValueOnce(refused).mockResolvedValue(done);
  const answers = Promise.all([withConfirmation(sendOf()), withConfirmation(sendOf())]);
  await opened();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  page.fill({ password: 'a quiet street in Leeds' });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await answers).toEqual([done, done]);
});
