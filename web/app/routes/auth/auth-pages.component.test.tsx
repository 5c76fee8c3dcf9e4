import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LogInForm } from '../../features/accounts/sign-in/log-in-form.tsx';
import type { AskedHome } from '../../features/search/asked-home/index.ts';
import { page, renderPage, replies, stubServer } from '../../testing/render-page.tsx';
import ForgotPasswordPage from './forgot-password.tsx';
import ResetPasswordPage from './reset-password.tsx';
import VerifyPage from './verify.tsx';

afterEach(() => vi.useRealTimers());

const email = 'maya@tenant.example';
const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('a forgotten password: says where to look, and takes another address', async () => {
  stubServer(replies.success());
  const { user } = renderPage(<ForgotPasswordPage />, '/auth/forgot-password');
  page.fill({ email });
  await user.click(page.submitButton());
  expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeTruthy();
  expect(target(/sign in/i)).toBe('/auth/login');
  await user.click(screen.getByRole('button', { name: 'Try different email' }));
  expect(page.field('email')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Check Your Email' })).toBeNull();
});

it('a new password: without a token the page says what to do next', async () => {
  renderPage(<ResetPasswordPage />, '/auth/reset-password');
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
  expect(target('Ask for a new link')).toBe('/auth/forgot-password');
  expect(document.querySelector('form')).toBeNull();
});

it('the password of a sign-in can be shown and hidden again', async () => {
  const { user } = renderPage(<LogInForm demoAccounts={[]} />, '/auth/login');
  page.fill({ password: 'a quiet street' });
  expect(page.field('password').type).toBe('password');
  await user.click(screen.getByRole('button', { name: /show password/i }));
  expect([page.field('password').type, page.field('password').value]).toEqual(['text', 'a quiet street']);
  await user.click(screen.getByRole('button', { name: /hide password/i }));
  expect(page.field('password').type).toBe('password');
  expect(target(/forgot/i)).toBe('/auth/forgot-password');
});

describe('verifying', () => {
  const Page = VerifyPage as (props: {
    loaderData: { localMail: boolean; askedHome: AskedHome | null };
  }) => React.ReactNode;
  const account = { id: '1', firstName: 'Maya', lastName: 'Shah', email, userType: 'tenant', isVerified: true };
  const open = () =>
    renderPage(
      <Page loaderData={{ localMail: false, askedHome: null }} />,
      `/auth/verify?email=${encodeURIComponent(email)}&code=123456`,
    );

  it('takes email and code from the address, sends once, and opens the dashboard two seconds later', async () => {
    const { promise, release } = replies.held(replies.success({ user: account, token: 'opaque' }));
    const { sent } = stubServer(promise);
    const { user, router } = open();
    expect([page.field('email').value, page.field('code').value]).toEqual([email, '123456']);
    await user.dblClick(page.submitButton());
    expect(page.submitButton().textContent).toBe('Verifying...');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    release();
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'You’re all set' })).toBeTruthy());
    vi.advanceTimersByTime(1_900);
    expect(router.state.location.pathname).toBe('/auth/verify');
    vi.advanceTimersByTime(200);
    vi.useRealTimers();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(sent.map(({ body }) => body)).toEqual([{ email, code: '123456' }]);
    expect(localStorage.getItem('token')).toBe('opaque');
  });

  it.each([
    ['a new account', new Date().toISOString(), { isFirstVisit: true }],
    ['an account with another address', '2026-01-05T09:00:00.000Z', null],
  ])('tells the dashboard of the first visit of %s', async (_, createdAt, state) => {
    stubServer(replies.success({ user: { ...account, createdAt }, token: 'opaque' }));
    const { user, router } = open();
    await user.click(page.submitButton());
    await user.click(await screen.findByRole('link', { name: 'Go to your dashboard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(router.state.location.state).toEqual(state);
  });

  it('asks for another code, and says so meanwhile and afterwards', async () => {
    const { promise, release } = replies.held(replies.success());
    const { sent } = stubServer(promise);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeTruthy();
    release();
    expect(await screen.findByText('Verification Email Sent')).toBeTruthy();
    expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/auth/resend-verification', { email }]]);
  });
});
