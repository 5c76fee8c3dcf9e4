import type { Conversation } from '@letfair/contract/lettings/conversations/conversations';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { PanelHeader } from './panel-header.tsx';

const ines = { id: 'ines', name: 'Ines B.', userType: 'landlord' } as const;
const maya = { id: 'maya', name: 'Maya S.', userType: 'tenant' } as const;
const conversation = {
  id: 'c1',
  participants: [maya, ines],
  unreadCount: 0,
  propertyId: 'home',
  propertyTitle: 'Flat by the canal',
  propertyStatus: 'live',
  blockedBy: null,
  lock: null,
  updatedAt: '2026-11-15T10:00:00.000Z',
} as unknown as Conversation;

function show(other: typeof ines | typeof maya) {
  const onBlock = vi.fn();
  const onReport = vi.fn();
  const { user } = renderPage(
    <PanelHeader
      conversation={conversation}
      other={other}
      onBlock={onBlock}
      onReport={onReport}
      reportListing={({ propertyTitle }) => <button type="button">Report {propertyTitle}</button>}
      reportPerson={({ name }, onClose) => (
        <button type="button" onClick={onClose}>
          Reporting {name}
        </button>
      )}
    />,
  );
  const choose = async (entry: string) => {
    await user.click(screen.getByRole('button', { name: 'Conversation options' }));
    await user.click(screen.getByRole('menuitem', { name: entry }));
  };
  return { user, onBlock, onReport, choose };
}

it('lets a tenant report the home and the lister, until the report is closed', async () => {
  const { user, choose } = show(ines);
  expect(screen.getByRole('button', { name: 'Report Flat by the canal' })).toBeTruthy();
  await choose('Report Ines B.');
  await user.click(screen.getByRole('button', { name: 'Reporting Ines B.' }));
  expect(screen.queryByRole('button', { name: 'Reporting Ines B.' })).toBeNull();
});

it('offers a lister to report the tenant, and not their own home', async () => {
  const { choose } = show(maya);
  expect(screen.queryByRole('button', { name: 'Report Flat by the canal' })).toBeNull();
  await choose('Report Maya S.');
  expect(screen.getByRole('button', { name: 'Reporting Maya S.' })).toBeTruthy();
});

it('blocks the other side from the menu', async () => {
  const { onBlock, choose } = show(ines);
  await choose('Block Ines B.');
  expect(onBlock).toHaveBeenCalledExactlyOnceWith(true);
});

it('offers to report the conversation', async () => {
  const { onReport, choose } = show(ines);
  await choose('Report this conversation');
  expect(onReport).toHaveBeenCalledOnce();
});
