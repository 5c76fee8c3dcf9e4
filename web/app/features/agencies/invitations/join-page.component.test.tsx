import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { clearSession, currentSession, storeSession } from '../../accounts/session/index.ts';
import { JoinPage } from './join-page.tsx';

afterEach(clearSession);

const peeked = { teamName: 'Brook Lets', userType: 'agent', email: 'eve@brook.example', role: 'viewer' } as const;
const signIn = (email: string) =>
  storeSession({ firstName: 'Eve', lastName: 'Ford', email, userType: 'agent' }, 'opaque');
const open = () => renderPage(<JoinPage />, '/team/join?token=secret');

describe('an invitation', () => {
  it('leads a visitor to sign up or sign in, and back', async () => {
    stubServer(replies.success(peeked));
    open();
    expect(await screen.findByRole('heading', { name: 'Brook Lets has invited you' })).toBeTruthy();
    const signUp = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Create an account' }).href);
    expect(Object.fromEntries(signUp.searchParams)).toEqual({
      type: 'agent',
      invitation: 'secret',
      email: 'eve@brook.example',
      next: '/team/join?token=secret',
    });
    const signInLink = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'I have an account' }).href);
    expect(signInLink.searchParams.get('next')).toBe('/team/join?token=secret');
  });

  it('is accepted by the person it was sent to', async () => {
    signIn('Eve@brook.example');
    const { sent, replyWith } = stubServer(replies.success(peeked));
    const { user, router } = open();
    await screen.findByRole('button', { name: 'Join the team' });
    replyWith(replies.success({ id: '1' }));
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(sent.at(-1)).toMatchObject({ path: '/api/team/membership', body: { token: 'secret' } });
    expect(currentSession()).toMatchObject({ user: { team: { id: '1', name: 'Brook Lets', role: 'viewer' } } });
  });

  it('asks somebody else to sign in with the address it was sent to', async () => {
    signIn('someone@else.example');
    stubServer(replies.success(peeked));
    open();
    expect(await screen.findByText(/You’re signed in with a different address/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull();
  });

  it('says when it is no longer valid', async () => {
    stubServer(replies.refusal('Ask for a new one.'));
    open();
    expect(await screen.findByText('Ask for a new one.')).toBeTruthy();
  });
});
