import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatTimeOrDate } from '../../../../lib/dates.ts';
import { conversation, ines, message, openMessages as open } from '../testing/open-messages.tsx';

describe('the list of conversations', () => {
  it('names the other side and the home, marks what is unread and what one wrote', async () => {
    const own = conversation({ id: 'c2', lastMessage: message(1, { senderId: 'maya', content: 'Hello.' }) });
    open({ list: [conversation({ unreadCount: 2 }), own], search: '?conversation=c2' });
    const list = within(await screen.findByRole('list', { name: 'Conversations' }));
    const [theirs, mine] = list.getAllByRole('link');
    expect(theirs?.textContent).toContain('Ines B. Landlord');
    expect(theirs?.textContent).toContain('Message 3');
    expect(theirs?.textContent).not.toContain('You:');
    expect(theirs?.textContent).toMatch(/2 unread/);
    expect(mine?.textContent).toContain('You: Hello.');
    expect(mine?.textContent).not.toMatch(/unread/);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  it('tells a team which home it is about, who of them wrote last, and the time of today', async () => {
    const today = new Date().toISOString();
    const author = { id: 'jo', name: 'Jo Reed' };
    const about = { propertyReference: 'CANAL-2', propertyStreet: '3 Elm Street' };
    const own = message(1, { author: { id: 'ines', name: 'Ines Bell' }, timestamp: today });
    const list = [
      conversation({ ...about, lastMessage: message(3, { author }), forYou: true }),
      conversation({ ...about, propertyReference: '', id: 'c2', lastMessage: own }),
    ];
    open({ as: ines, list });
    const [theirs, mine] = within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('link');
    expect(theirs?.textContent).toContain('CANAL-2 · 3 Elm Street · Flat by the canal');
    expect(theirs?.textContent).toContain('Jo Reed: Message 3For you');
    expect(mine?.textContent).not.toContain('For you');
    expect(theirs?.querySelector('time')?.textContent).toBe('15 Nov 2026');
    expect(mine?.textContent).toContain('3 Elm Street · Flat by the canal');
    expect(mine?.textContent).toContain('You: Message 1');
    expect(mine?.querySelector('time')?.textContent).toBe(formatTimeOrDate(today));
  });

  it('says where conversations begin when there are none', async () => {
    open({ list: [] });
    expect(await screen.findByText(/message the landlord or agent from its page/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull();
  });

  it('says so to a landlord in other words, without a filter for a team of one', async () => {
    open({ list: [], as: ines });
    expect(await screen.findByText(/When a tenant messages you/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Show' })).toBeNull();
  });

  it('is searched, and says that nothing matches', async () => {
    const { user, sentTo } = open({
      calls: { 'GET /api/conversations?search=boiler': { conversations: [], nextCursor: null, unread: 0 } },
    });
    await screen.findByText('Flat by the canal');
    await user.type(screen.getByRole('searchbox'), ' boiler ');
    expect(await screen.findByText('No conversations match “boiler”.')).toBeTruthy();
    expect(sentTo('/api/conversations?search=boiler')).toHaveLength(1);
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Flat by the canal')).toBeTruthy();
  });

  it('of a team shows those of one person, of nobody, or that wait, with their numbers', async () => {
    const none = { conversations: [], nextCursor: null, unread: 0 };
    const counts = { all: 12, mine: 3, unassigned: 4, waiting: 2 };
    const { user, router } = open({
      as: ines,
      calls: {
        'GET /api/team': { members: [{ id: 'ines' }, { id: 'jo' }] },
        'GET /api/conversations': { ...none, conversations: [conversation()], counts },
        'GET /api/conversations?assigned=nobody': none,
        'GET /api/conversations?waiting=true': { ...none, conversations: [conversation({ id: 'c2' })], counts },
      },
    });
    await screen.findByRole('option', { name: 'All conversations (12)' });
    const show = screen.getByRole('combobox', { name: 'Show' });
    expect(
      within(show)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All conversations (12)', 'Waiting for us (2)', 'Mine (3)', 'Unassigned (4)']);
    await user.selectOptions(show, 'Unassigned (4)');
    expect(await screen.findByText('No conversations here.')).toBeTruthy();
    await user.selectOptions(show, 'waiting');
    const row = await screen.findByRole('link', { name: /Maya S/ });
    expect(row.getAttribute('href')).toBe('/messages?show=waiting&conversation=c2');
    expect(router.state.location.search).toBe('?show=waiting');
  });

  it('opens as the address says, about one home', async () => {
    const homes = [
      { id: 'home', title: 'Flat by the canal', reference: 'CANAL-2', street: '3 Elm Street', conversations: 2 },
      { id: 'hill', title: 'House on the hill', reference: '', street: '1 Hill Top', conversations: 1 },
    ];
    const list = { conversations: [conversation()], nextCursor: null, unread: 0 };
    const { user, sentTo, router } = open({
      as: ines,
      search: '?property=home&show=waiting',
      calls: {
        'GET /api/conversations/homes': { homes },
        'GET /api/conversations?waiting=true&propertyId=home': list,
        'GET /api/conversations?waiting=true': { ...list, conversations: [] },
      },
    });
    const home = await screen.findByRole('combobox', { name: 'Home' });
    expect(await screen.findByRole('option', { name: 'CANAL-2 · 3 Elm Street · Flat by the canal (2)' })).toBeTruthy();
    expect((home as HTMLSelectElement).value).toBe('home');
    expect(await screen.findByRole('link', { name: /Maya S/ })).toBeTruthy();
    expect(sentTo('/api/conversations')).toEqual([]);
    await user.selectOptions(home, 'All homes');
    expect(await screen.findByText('No conversations here.')).toBeTruthy();
    expect(router.state.location.search).toBe('?show=waiting');
  });

  it('loads the next ones, and says when that failed', async () => {
    const more = conversation({ id: 'c2', propertyTitle: 'House on the hill' });
    const { user, answer } = open({
      calls: { 'GET /api/conversations': { conversations: [conversation()], nextCursor: 'next', unread: 0 } },
    });
    const button = await screen.findByRole('button', { name: /^Load more/ });
    answer({ 'GET /api/conversations?cursor=next': { refused: 'internal' } });
    await user.click(button);
    expect(await screen.findByText(/couldn’t load any more/)).toBeTruthy();
    answer({ 'GET /api/conversations?cursor=next': { conversations: [more], nextCursor: null, unread: 0 } });
    await user.click(screen.getByRole('button', { name: /^Load more/ }));
    expect(await screen.findByText('House on the hill')).toBeTruthy();
    expect(screen.getByText('Flat by the canal')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Load more/ })).toBeNull();
  });

  it('offers to load itself again when it failed', async () => {
    open({ calls: { 'GET /api/conversations': { refused: 'internal' } } });
    expect(await screen.findByText(/your conversations/)).toBeTruthy();
  });
});
