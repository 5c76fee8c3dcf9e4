import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, replyByCall, stubServer } from '../../../testing/render-page.tsx';
import { EmailSwitches } from './index.ts';

const all = [
  { name: 'saved-homes', isOn: true },
  { name: 'unread-messages', isOn: false },
];

function open(content = <EmailSwitches />, more: object = {}) {
  const server = stubServer(replyByCall({ 'GET /api/email-switches': { switches: all }, ...more }));
  return { ...server, ...renderPage(content, '/profile') };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('shows every switch, on or off', async () => {
  open();
  expect((await box('News about my favourites')).checked).toBe(true);
  expect((await box('Messages I haven’t read')).checked).toBe(false);
});

it('shows only those a page names', async () => {
  open(<EmailSwitches only={['saved-homes']} />);
  await box('News about my favourites');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

it('turns emails off, and puts the tick back when that failed', async () => {
  const { user, sent, replyWith } = open(undefined, {
    'PUT /api/email-switches': { switches: [{ name: 'saved-homes', isOn: false }, all[1]] },
  });
  const favourites = await box('News about my favourites');
  await user.click(favourites);
  expect(await screen.findByText('We won’t email you about your favourites.')).toBeTruthy();
  expect(favourites.checked).toBe(false);
  expect(sent.at(-1)).toMatchObject({ path: '/api/email-switches', body: { name: 'saved-homes', isOn: false } });
  replyWith(replyByCall({ 'PUT /api/email-switches': { refused: 'internal', message: 'Please try again later.' } }));
  await user.click(favourites);
  expect(await screen.findByText('Please try again later.')).toBeTruthy();
  expect(favourites.checked).toBe(false);
});
