import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { clearSession, storeSession } from '../../../accounts/session/index.ts';
import { exampleSlot, exampleViewing } from '../testing/example-viewing.ts';
import { ViewingPerson } from './viewing-card.tsx';

afterEach(clearSession);

const person = (id: string, name: string) =>
  ({
    id,
    name,
    email: `${id}@brook.example`,
    role: 'negotiator',
    branchId: null,
    joinedAt: null,
    keys: 0,
    webhooks: 0,
    looksAfter: { homes: 0, conversations: 0, viewings: 0 },
  }) as const;
const people = [person('1', 'Ada Brook'), person('2', 'Ben Cole')];
const viewing = exampleViewing(exampleSlot('slot-1', 2), { side: 'lister', assignedTo: null });
const open = (who: typeof people | [] = people) => {
  const onDone = vi.fn();
  return { onDone, ...renderPage(<ViewingPerson viewing={viewing} people={who} onDone={onDone} onFailed={onDone} />) };
};

test('says who meets people at a viewing', async () => {
  const { sent } = stubServer(replies.success({ assignedTo: '2' }));
  const { user, onDone } = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Looked after by' }), 'Ben Cole');
  expect(sent[0]).toMatchObject({ path: `/api/viewings/${viewing.id}/assignment`, body: { assignedTo: '2' } });
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ assignedTo: '2' }), 'Ben Cole will meet the tenant.'),
  );
});

test('a viewer reads it and cannot change it', () => {
  const user = { firstName: 'Cy', lastName: 'Day', email: 'cy@brook.example', userType: 'agent' } as const;
  storeSession({ ...user, team: { id: '7', name: 'Brook Lets', role: 'viewer' } }, 'token');
  open();
  expect(screen.getByText('Looked after by no one yet.')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('somebody who works alone is not asked', () => {
  open([]);
  expect(screen.queryByText(/Looked after by/)).toBeNull();
});
