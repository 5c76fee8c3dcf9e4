import type { ModeratorNote } from '@letfair/contract/trust/admin/review';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { Notes } from './notes.tsx';

const [home, person, author] = [1, 2, 3].map((end) => `01900000-0000-7000-8000-00000000000${end}`) as [
  string,
  string,
  string,
];
const note: ModeratorNote = {
  id: '01900000-0000-7000-8000-000000000009',
  about: 'account',
  targetId: person,
  author: { id: author, name: 'Ben Moderator' },
  content: 'Called back: the owner is real.',
  createdAt: '2026-11-10T12:00:00.000Z',
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function showNotes(notes: readonly ModeratorNote[]) {
  const onChanged = vi.fn();
  const { user } = renderPage(
    <Notes
      notes={notes}
      targets={[
        { about: 'listing', targetId: home, label: 'This home' },
        { about: 'account', targetId: person, label: 'Ada Lister' },
      ]}
      onChanged={onChanged}
    />,
  );
  return { user, onChanged };
}

it('says what a note is about and who wrote it, also when the account is gone', () => {
  showNotes([note, { ...note, id: home, author: null }]);
  const [first, second] = screen.getAllByRole('listitem');
  for (const text of ['Called back: the owner is real.', 'Ada Lister', 'Ben Moderator'])
    expect(first?.textContent).toContain(text);
  expect(second?.textContent).toContain('A deleted account');
});

it('lets nobody delete a note of somebody else', () => {
  showNotes([note]);
  expect(screen.queryByRole('button', { name: 'Delete note' })).toBeNull();
});

it('saves a note about what was chosen, and keeps it while it is not saved', async () => {
  const server = stubServer(replies.connectionLost);
  const { user, onChanged } = showNotes([]);
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(page.descriptionOf('note')).toContain('Please write something.');
  expect(server.sent).toEqual([]);
  page.fill({ note: ' Called back. ' });
  await user.selectOptions(page.field('noteAbout'), person);
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByRole('alert');
  expect(page.field('note').value).toBe(' Called back. ');
  server.replyWith(replies.success(note));
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(server.sent.at(-1)?.body).toEqual({ about: 'account', targetId: person, content: 'Called back.' });
  expect(page.field('note').value).toBe('');
});
