import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import type { SessionUser } from '../../../accounts/session/index.ts';
import { TeamButton, TeamColumn } from './conversation-team.tsx';
import { useConversationTeam } from './use-conversation-team.ts';

const ada = { id: '1', name: 'Ada Brook' };
const ben = { id: '2', name: 'Ben Cole' };
const note = {
  id: '5',
  author: ben,
  content: 'Can move in May.',
  createdAt: '2026-11-10T10:00:00.000Z',
  canDelete: true,
};
const team = {
  members: [ada, ben],
  assignedTo: null,
  seenBy: [{ ...ben, number: 3, seenAt: '2026-11-10T10:00:00.000Z' }],
  notes: [note],
  forYou: [],
};
const user = { firstName: 'Ada', lastName: 'Brook', email: 'ada@brook.example', userType: 'agent' } as SessionUser;
function Part({ who, lastRead }: { readonly who: SessionUser; readonly lastRead: number | null }) {
  const { team } = useConversationTeam({ conversationId: '9', lastRead, user: who });
  return team && <TeamColumn team={team} />;
}
const open = (who = user, lastRead: number | null = null) => renderPage(<Part who={who} lastRead={lastRead} />);
/** What was sent to a part of the conversation; the page asks for it again after every change. */
const bodiesOf = (sent: ReturnType<typeof stubServer>['sent'], part: string) =>
  sent.filter(({ path }) => path === `/api/conversations/9/${part}`).map(({ body }) => body);

it('says who looks after a conversation and has seen it, and assigns it', async () => {
  const { sent } = stubServer(replies.success(team));
  const { user: person } = open();
  const choice = await screen.findByRole('combobox', { name: 'Looked after by' });
  expect(screen.getByText('Seen by Ben Cole')).toBeTruthy();
  await person.selectOptions(choice, 'Ben Cole');
  expect(bodiesOf(sent, 'assignment')).toEqual([{ assignedTo: '2' }]);
});

it('names the colleagues who have seen a conversation, and not the person who reads it', async () => {
  const seen = { number: 3, seenAt: '2026-11-10T10:00:00.000Z' };
  const seenBy = [
    { ...ada, ...seen },
    { ...ben, ...seen },
  ];
  stubServer(replies.success({ ...team, seenBy }));
  open({ ...user, id: ada.id });
  expect(await screen.findByText(/^Seen by/)).toHaveProperty('textContent', 'Seen by Ben Cole');
});

it('adds a note for the team', async () => {
  const { sent } = stubServer(replies.success(team));
  const { user: person } = open();
  expect(await screen.findByText('Can move in May.')).toBeTruthy();
  page.fill({ note: ' Has a cat. ' });
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  expect(bodiesOf(sent, 'notes')).toEqual([{ content: 'Has a cat.' }]);
});

it('keeps a note whose answer was lost, and sends it again as the same', async () => {
  const { sent, replyWith } = stubServer(replies.success(team));
  const { user: person } = open();
  await screen.findByText('Can move in May.');
  page.fill({ note: 'Has a cat.' });
  replyWith(replies.connectionLost);
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await page.alertText()).toBe('Network error. Please try again.');
  expect(page.field('note').value).toBe('Has a cat.');
  replyWith(replies.success(team));
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(page.field('note').value).toBe(''));
  const [first, second] = sent.filter(({ path }) => path === '/api/conversations/9/notes');
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(second?.idempotencyKey).toBeTruthy();
});

it('opens in a dialog on a narrow screen, which a new note closes', async () => {
  const { sent } = stubServer(replies.success(team));
  function Narrow() {
    const { team } = useConversationTeam({ conversationId: '9', lastRead: null, user });
    return team && <TeamButton team={team} />;
  }
  const { user: person } = renderPage(<Narrow />);
  await person.click(await screen.findByRole('button', { name: 'Your team and notes' }));
  expect(screen.getByRole('combobox', { name: 'Looked after by' })).toBeTruthy();
  page.fill({ note: 'Has a cat.' });
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(sent, 'notes')).toEqual([{ content: 'Has a cat.' }]);
});

it('says that a note has no text', async () => {
  const { sent } = stubServer(replies.success(team));
  const { user: person } = open();
  await screen.findByText('Can move in May.');
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(page.descriptionOf('note')).toContain('Write a note.'));
  expect(bodiesOf(sent, 'notes')).toEqual([]);
});

it('lets a viewer read and change nothing', async () => {
  stubServer(replies.success({ ...team, notes: [{ ...note, canDelete: false }] }));
  open({ ...user, team: { id: '7', name: 'Brook Lets', role: 'viewer' } });
  expect(await screen.findByText('Looked after by no one yet.')).toBeTruthy();
  expect(screen.getByText('Can move in May.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows nothing to somebody who works alone', async () => {
  const { sent } = stubServer(replies.success({ ...team, members: [ada], notes: [] }));
  open();
  await expect.poll(() => sent.length).toBe(1);
  expect(screen.queryByRole('region', { name: 'Your team' })).toBeNull();
});

describe('who has read what a colleague had read before', () => {
  const asAda = { ...user, id: '1' } as SessionUser;
  function read(seenBy: readonly object[], members: readonly object[] = [ada, ben], lastRead: number | null = 3) {
    const { sent } = stubServer(replies.success({ ...team, members, seenBy }));
    open(asAda, lastRead);
    return { sent, told: () => bodiesOf(sent, 'read') };
  }

  it.each([[team.seenBy], [[{ ...ada, number: 2 }]]])('is added to those who have seen it: %o', async (seenBy) => {
    const { told } = read(seenBy);
    await expect.poll(told).toEqual([{ number: 3 }]);
  });

  it.each([
    ['again', [{ ...ada, number: 3 }], [ada, ben], 3],
    ['where nothing was read', [], [ada, ben], null],
    ['in a team of one', [], [ada], 3],
  ])('is not told %s', async (_, seenBy, members, lastRead) => {
    const { sent, told } = read(seenBy, members, lastRead);
    await expect.poll(() => sent.length).toBe(1);
    if (members.length > 1) await screen.findByRole('region', { name: 'Your team' });
    expect(told()).toEqual([]);
  });
});
