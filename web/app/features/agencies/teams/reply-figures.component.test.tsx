import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { ReplyFigures, timeInWords } from './reply-figures.tsx';

test('says how many messages each person answered, and how soon', async () => {
  const people = [
    { id: '1', name: 'Ada Brook', replies: 1_204, conversations: 310, medianMinutes: 35 },
    { id: '2', name: 'Ben Cole', replies: 0, conversations: 0, medianMinutes: null },
  ];
  stubServer(replies.success({ people }));
  renderPage(<ReplyFigures />);
  const row = (await screen.findByText('Ada Brook')).closest('tr')!;
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['Ada Brook', '1,204', '310', '35 minutes']);
  expect(screen.getByText('–')).toBeTruthy();
});

test.each([
  [0, 'under a minute'],
  [1, '1 minute'],
  [89, '89 minutes'],
  [180, '3 hours'],
  [60 * 72, '3 days'],
])('%i minutes read as %s', (minutes, words) => {
  expect(timeInWords(minutes)).toBe(words);
});
