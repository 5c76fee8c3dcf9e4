import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page, renderPage, replyByCall, stubServer } from '../../../../testing/render-page.tsx';
import type { SessionUser } from '../../../accounts/session/index.ts';
import { TeamColumn } from './conversation-team.tsx';
import { useConversationTeam } from './use-conversation-team.ts';

const ada = { id: '1', name: 'Ada Brook' };
const ben = { id: '2', name: 'Ben Cole' };
const bea = { id: '3', name: 'Bea Cole' };
const team = { members: [ada, ben, bea], assignedTo: null, seenBy: [], notes: [], forYou: [] };
const user = { id: '1', firstName: 'Ada', lastName: 'Brook', email: 'ada@brook.example', userType: 'agent' };
const answers = (changes: object = {}) => replyByCall({ 'GET /api/conversations/9/team': team, ...changes });

function Part() {
  const { team } = useConversationTeam({ conversationId: '9', lastRead: null, user: user as SessionUser });
  return team && <TeamColumn team={team} />;
}
function open(changes: object = {}) {
  const server = stubServer(answers(changes));
  const notes = () => server.sent.flatMap(({ path, body }) => (path === '/api/conversations/9/notes' ? [body] : []));
  return { ...renderPage(<Part />), ...server, notes };
}
const field = () => screen.findByRole('textbox', { name: 'Note for your team' });
const told = () => within(screen.getByRole('region', { name: 'Your team' })).getByRole('status').textContent;
const options = () =>
  screen
    .queryAllByRole('listbox')
    .flatMap((list) => within(list).getAllByRole('option'))
    .map(({ textContent }) => textContent);

it('offers colleagues after an @, by keyboard alone, and says who will be told', async () => {
  const { user: person, notes } = open({ 'POST /api/conversations/9/notes': {} });
  const area = await field();
  await person.type(area, 'Please ring her, @co');
  expect(options()).toEqual(['Ben Cole', 'Bea Cole']);
  expect(told()).toContain('2 colleagues.');
  await person.keyboard('{ArrowDown}');
  expect(area.getAttribute('aria-activedescendant')).toBe(
    within(screen.getByRole('listbox')).getAllByRole('option')[1]?.id,
  );
  await person.keyboard('{Enter}today');
  expect(page.field('note').value).toBe('Please ring her, @Bea Cole today');
  expect(options()).toEqual([]);
  expect(told()).toBe('We’ll tell Bea Cole.');
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(notes()).toEqual([{ content: 'Please ring her, @Bea Cole today', mentions: [bea.id] }]));
});

it('leaves the text alone when the list is closed or a colleague is pressed', async () => {
  const { user: person } = open();
  await person.type(await field(), '@b');
  await person.keyboard('{Escape}');
  expect(options()).toEqual([]);
  await person.type(await field(), 'e');
  await person.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Ben Cole' }));
  expect(page.field('note').value).toBe('@Ben Cole ');
  expect(options()).toEqual([]);
});

it('keeps a note that mentions somebody who has just left, and says who it is', async () => {
  const refused = { refused: 'conflict', message: 'Someone you mention isn’t in your team any more.' };
  const { user: person, replyWith, notes } = open();
  await person.type(await field(), '@Ben Cole, ring her?');
  replyWith(
    answers({
      'POST /api/conversations/9/notes': refused,
      'GET /api/conversations/9/team': { ...team, members: [ada, bea] },
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await page.alertText()).toBe(refused.message);
  await waitFor(() => expect(told()).toBe('No one in your team is called @Ben.'));
  expect(page.field('note').value).toBe('@Ben Cole, ring her?');
  expect(notes()).toEqual([{ content: '@Ben Cole, ring her?', mentions: [ben.id] }]);
});

it('says that it has seen what colleagues wanted, once somebody looks at it', async () => {
  const { sent } = open({ 'GET /api/conversations/9/team': { ...team, forYou: ['mentioned'] } });
  await field();
  const seen = () => sent.filter(({ path }) => path === '/api/conversations/9/notices');
  fireEvent.focus(window);
  await waitFor(() => expect(seen()).toHaveLength(1));
});

it('says when the person it is given to has just left', async () => {
  const refused = { refused: 'not_found', message: 'This person isn’t in your team. Choose someone else.' };
  const { user: person, replyWith } = open();
  await field();
  replyWith(
    answers({
      'PUT /api/conversations/9/assignment': refused,
      'GET /api/conversations/9/team': { ...team, members: [ada, bea] },
    }),
  );
  await person.selectOptions(screen.getByRole('combobox', { name: 'Looked after by' }), 'Ben Cole');
  expect(await page.alertText()).toBe(refused.message);
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Ben Cole' })).toBeNull());
});
