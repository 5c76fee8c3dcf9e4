import type { ClientPerson, ClientRecord } from '@letfair/contract/agencies/clients/clients';
import { clientSentences, MAX_CLIENT_PEOPLE } from '@letfair/domain/agencies/clients/access';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { clearSession, storeSession } from '../../accounts/session/index.ts';
import { AccessDialog } from './access-dialog.tsx';
import { accessText } from './client-card.tsx';
import { Clients } from './clients.tsx';

afterEach(clearSession);

const since = '2026-11-10T10:00:00.000Z';
const joined: ClientPerson = {
  id: '70',
  state: 'joined',
  since,
  email: 'ada@brook.example',
  invitedBy: null,
  expiresAt: null,
  expired: false,
};
const invited: ClientPerson = { ...joined, id: '71', state: 'invited', expiresAt: '2026-11-17T10:00:00.000Z' };
const ended: ClientPerson = { ...joined, id: '72', state: 'ended' };
const ada: ClientRecord = {
  id: '7',
  name: 'Ada Brook',
  email: 'ada@brook.example',
  phone: '',
  address: '',
  notes: '',
  archived: false,
  listings: 2,
  createdAt: since,
  people: [],
};

const agent = { firstName: 'Eve', lastName: 'Ford', email: 'eve@brook.example', userType: 'agent' } as const;
const openList = async (client: ClientRecord) => {
  const clients = Promise.resolve({ success: true as const, data: { items: [client], nextCursor: null } });
  const opened = await act(async () => renderPage(<Clients clients={clients} />, '/clients'));
  await screen.findByRole('heading', { name: client.name });
  return opened;
};
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the access of a client', () => {
  it.each([
    [[], ['Invite']],
    [[invited], ['Send again', 'Withdraw', 'Invite another person']],
    [[joined], ['End access', 'Invite another person']],
    [[ended], ['Invite again', 'Invite another person']],
    [
      [joined, { ...invited, email: 'bo@brook.example' }],
      ['End access', 'Send again', 'Withdraw', 'Invite another person'],
    ],
  ])('offers the steps of each person', async (people, steps) => {
    await openList({ ...ada, people });
    expect(buttons()).toEqual(expect.arrayContaining(['Edit', 'Archive', ...steps]));
    expect(buttons()).toHaveLength(3 + steps.length);
  });

  it('is for so many people, and says so', async () => {
    await openList({
      ...ada,
      people: Array.from({ length: MAX_CLIENT_PEOPLE }, (_, n) => ({ ...joined, id: `${n}` })),
    });
    expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
    expect(screen.getByText(clientSentences.full)).toBeTruthy();
  });

  it('is not changed by somebody whose role does not allow it', async () => {
    storeSession({ ...agent, team: { id: '1', name: 'Brook Lets', role: 'negotiator' } }, 'opaque');
    await openList(ada);
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a client' })).toBeNull();
  });

  it('is said in words', () => {
    expect(accessText(invited)).toMatch(/^ada@brook.example was invited on 10 Nov.*\. The link works until 17 Nov/);
    expect(accessText({ ...invited, invitedBy: 'Eve Ford' })).toMatch(/^Eve Ford invited ada@brook.example on 10 Nov/);
    expect(accessText({ ...invited, expired: true })).toMatch(/The link expired on 17 Nov/);
    expect(accessText(joined)).toMatch(/^ada@brook.example has been able to see these homes since 10 Nov/);
    expect(accessText(ended)).toMatch(/^ada@brook.example could see these homes until 10 Nov/);
  });

  it('begins with an invitation, and the page says so', async () => {
    const { sent } = stubServer({
      body: { success: true, data: { ...ada, people: [invited] }, message: 'We’ve emailed ada@brook.example.' },
    });
    const { user } = await openList(ada);
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(/They can’t see who the tenants are/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]).toMatchObject({
      path: '/api/clients/7/invitation',
      body: { email: 'ada@brook.example' },
      idempotencyKey: expect.any(String),
    });
    expect(screen.getByText('We’ve emailed ada@brook.example.')).toBeTruthy();
  });

  it('asks for the address of another person, and needs one', async () => {
    const { sent } = stubServer(replies.success({ ...ada, people: [joined, invited] }));
    const { user } = await openList({ ...ada, people: [joined] });
    await user.click(screen.getByRole('button', { name: 'Invite another person' }));
    const field = await screen.findByRole('textbox', { name: 'Email address' });
    expect((field as HTMLInputElement).value).toBe('');
    await user.click(page.submitButton());
    expect(sent).toEqual([]);
    page.fill({ email: ' bo@brook.example ' });
    await user.click(page.submitButton());
    await waitFor(() => expect(sent[0]?.body).toEqual({ email: 'bo@brook.example' }));
  });

  it('ends after a question, and stays open with the reason when that is refused', async () => {
    const { sent } = stubServer(replies.refusal('We couldn’t find this client.'));
    const client = { ...ada, people: [joined] };
    const { user } = renderPage(
      <AccessDialog client={client} step="end" person={joined} onDone={() => {}} onClose={() => {}} />,
    );
    expect(screen.getByRole('dialog', { name: 'End access for Ada Brook?' })).toBeTruthy();
    await user.click(page.submitButton());
    expect(await page.alertText()).toContain('We couldn’t find this client.');
    expect(sent[0]?.path).toBe('/api/clients/7/people/70');
  });
});
