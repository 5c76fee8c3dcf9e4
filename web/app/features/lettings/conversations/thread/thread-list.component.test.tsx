import type { Message } from '@letfair/contract/lettings/conversations/conversations';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import type { Outbox } from '../outbox/outbox.ts';
import { ThreadList } from './thread-list.tsx';

const message = (number: number, senderId: string, content: string): Message => ({
  id: `id-${number}`,
  conversationId: 'c1',
  number,
  senderId,
  receiverId: senderId === 'ines' ? 'maya' : 'ines',
  content,
  attachments: [],
  timestamp: '2026-11-15T10:00:00.000Z',
  read: true,
});

const onReport = vi.fn();
beforeEach(() => void onReport.mockReset());

const open = (messages: readonly Message[], hasViewing = false) =>
  renderPage(
    <ThreadList
      thread={{ messages, earlier: null }}
      other={{ id: 'ines', name: 'Ines B.', userType: 'landlord' }}
      readerId="maya"
      notes={[]}
      onDeleteNote={() => undefined}
      unsent={[]}
      outbox={{} as Outbox}
      earlier="idle"
      onEarlier={() => undefined}
      at={null}
      later={null}
      hasViewing={hasViewing}
      onReport={onReport}
      scroll={{ box: { current: null }, onScroll: () => undefined }}
    />,
  );

describe('beside a message', () => {
  it.each([
    ['a payment', 'Send £500 by gift card.', /mentions payment/],
    ['a threat', 'I know where you live.', /may be a threat/],
    [
      'contact details',
      'Ring me on 07700 900123',
      /safer to keep your messages on Letfair until you’ve booked a viewing/,
    ],
  ])('the reader is warned of %s, and can report it from there', async (_, content, warning) => {
    const { user } = open([message(1, 'ines', 'Hello'), message(2, 'ines', content)]);
    const [note, ...others] = screen.getAllByRole('note');
    expect(others).toEqual([]);
    expect(note?.textContent).toMatch(warning);
    await user.click(screen.getByRole('button', { name: 'Report this message' }));
    expect(onReport.mock.calls).toEqual([[2]]);
  });

  it('its sender is not warned', () => {
    open([message(1, 'maya', 'Send £500 by gift card, or ring me on 07700 900123. I know where you live.')]);
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Message options' })).toBeNull();
  });

  it('contact details are nothing to warn of once a viewing is booked', () => {
    open([message(1, 'ines', 'Ring me on 07700 900123'), message(2, 'ines', 'Send £500 by gift card.')], true);
    expect(screen.getAllByRole('note').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/mentions payment/),
    ]);
  });

  it('a menu reports a message of the other side', async () => {
    const { user } = open([message(1, 'maya', 'Hello'), message(2, 'ines', 'Hello yourself')]);
    await user.click(screen.getByRole('button', { name: 'Message options' }));
    await user.click(screen.getByRole('menuitem', { name: 'Report this message' }));
    expect(onReport.mock.calls).toEqual([[2]]);
  });
});
