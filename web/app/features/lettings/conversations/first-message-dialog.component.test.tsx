import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInPath } from '../../../lib/safe-next-path.ts';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { clearSession, type SessionUser, signOut, storeSession } from '../../accounts/session/index.ts';
import { MessageListerButton } from './message-lister-button.tsx';

const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const ines = { ...maya, id: 'ines', email: 'ines@tenant.example' };
const text = 'Could I see it on Saturday?';

beforeEach(() => storeSession(maya as SessionUser, 'opaque'));

async function open(propertyId = '42') {
  const { user, router } = renderPage(
    <MessageListerButton propertyId={propertyId} listerName="Ines" listerType="agent" />,
  );
  await user.click(screen.getByRole('button', { name: 'Message agent' }));
  await screen.findByRole('dialog');
  return { user, router };
}
const reopen = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Message agent' }));

const closings: readonly [string, () => void][] = [
  ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => screen.getByRole<HTMLDialogElement>('dialog').close()],
];

describe('a message that is not sent yet', () => {
  it('can be begun with one press, and changed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Ask for a viewing' }));
    expect(page.field('content').value).toBe('Hello, I’d like to view this home. When would suit you?');
    expect(screen.queryByRole('button', { name: 'Ask for a viewing' })).toBeNull();
    page.fill({ content: '' });
    expect(screen.getByRole('button', { name: 'Ask if it’s available' })).toBeTruthy();
  });

  it.each(closings)('is there again after %s', async (_, close) => {
    const { user } = await open();
    page.fill({ content: text });
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reopen(user);
    await waitFor(() => expect(page.field('content').value).toBe(text));
  });

  it('stays open when somebody taps beside it, or ends a selection there', async () => {
    await open();
    page.fill({ content: text });
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(page.field('content').value).toBe(text);
  });

  it('closes with a tap beside it while nothing is typed', async () => {
    await open();
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(page.field('content'));
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('belongs to one home and one account', async () => {
    const { user } = await open('42');
    page.fill({ content: text });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('typed:'));
    expect(keys).toEqual(['typed:maya:message:42']);
    clearSession();
    storeSession(ines as SessionUser, 'another');
    await reopen(user);
    expect(page.field('content').value).toBe('');
  });

  it('is forgotten when it is sent, and at sign-out', async () => {
    stubServer(replies.success({ id: '7' }));
    const { user, router } = await open();
    page.fill({ content: text });
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.search).toBe('?conversation=7'));
    expect(Object.keys(localStorage).some((key) => key.startsWith('typed:'))).toBe(false);
    localStorage.setItem('typed:maya:message:43', 'a text');
    signOut();
    expect(localStorage.getItem('typed:maya:message:43')).toBeNull();
  });

  it('stays when the session ends while it is sent, and signing in returns to it', async () => {
    stubServer({
      status: 401,
      body: { success: false, message: 'Please sign in.', error: { code: 'unauthenticated' } },
    });
    const { user } = await open();
    page.fill({ content: text });
    await user.click(page.submitButton());
    const link = await screen.findByRole('link', { name: 'sign in' });
    expect(link.getAttribute('href')).toBe(signInPath('/properties/42#message'));
    expect(page.field('content').value).toBe(text);
    expect(localStorage.getItem('typed:maya:message:42')).toContain(text);
  });

  it('stays when the connection is lost', async () => {
    stubServer(replies.connectionLost);
    const { user } = await open();
    page.fill({ content: text });
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe('We couldn’t send your message. Please try again.');
    expect(page.field('content').value).toBe(text);
    expect(localStorage.getItem('typed:maya:message:42')).toContain(text);
  });
});
