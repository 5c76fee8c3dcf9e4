import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { clearSession } from '../session/index.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LogInForm } from './log-in-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const person = { firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', phone: '07700 900123' };
const account = { ...person, id: '1', userType: 'tenant', isVerified: true };
const password = 'a quiet street in Leeds';
const networkError = 'Network error. Please try again.';
const notJson = { body: '<html>' };

describe('signing in', () => {
  const open = () => renderPage(<LogInForm demoAccounts={[]} />, '/auth/login?next=%2Ffavorites');
  const fillIn = () => page.fill({ email: ` ${person.email} `, password });

  it('sends once, says so meanwhile, stores the session and goes where the visitor wanted to', async () => {
    const { promise, release } = replies.held(replies.success({ user: account, token: 'opaque' }));
    const { sent } = stubServer(promise);
    const { user, router } = open();
    fillIn();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.dblClick(page.submitButton());
    expect(page.submitButton().textContent).toBe('Signing You In...');
    release();
    await waitFor(() => expect(router.state.location.pathname).toBe('/favorites'));
    expect(sent.map(({ body }) => body)).toEqual([{ email: person.email, password, rememberMe: true }]);
    expect(localStorage.getItem('token')).toBe('opaque');
  });

  it.each([
    ['a phone', true],
    ['a desk', false],
  ])('remembers by default on %s: %s', async (_, isPhone) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
    const { sent } = stubServer(replies.success({ user: account, token: 'opaque' }));
    const { user } = open();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(isPhone);
    fillIn();
    await user.click(page.submitButton());
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ rememberMe: isPhone }));
    vi.unstubAllGlobals();
  });

  it('tells the server which device this is, and stays a known one after signing out', async () => {
    const { sent } = stubServer(replies.success({ user: account, token: 'opaque', deviceToken: 'this-device' }));
    const { user, router } = open();
    fillIn();
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/favorites'));
    // The router moves on before the screen does.
    await waitFor(() => expect(document.querySelector('[name="email"]')).toBeNull());
    clearSession();
    await router.navigate('/auth/login');
    await waitFor(() => page.field('email'));
    fillIn();
    await user.click(page.submitButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => (body as { deviceToken?: string }).deviceToken)).toEqual([undefined, 'this-device']);
  });

  it('asks for a code where the password is not enough, and starts again when that took too long', async () => {
    const data = { requiresSecondStep: true, challenge: 'a-challenge', methods: ['code'] };
    const needsCode = { body: { success: false, message: 'Enter the code.', data, error: { code: 'forbidden' } } };
    const { sent, replyWith } = stubServer(needsCode);
    const { user, router } = open();
    fillIn();
    await user.click(page.submitButton());
    await waitFor(() => expect(document.activeElement).toBe(page.field('code')));
    expect(screen.getByText('Enter the code.')).toBeTruthy();
    replyWith({ status: 410, body: { success: false, message: 'Please sign in again.', error: { code: 'gone' } } });
    page.fill({ code: '123 456' });
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe('Please sign in again.');
    replyWith(needsCode);
    fillIn();
    await user.click(page.submitButton());
    await waitFor(() => expect(page.field('code')).toBeTruthy());
    replyWith(replies.success({ user: account, token: 'opaque', deviceToken: 'this-device' }));
    page.fill({ code: '123456' });
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/favorites'));
    expect(sent.at(-1)).toMatchObject({
      path: '/api/auth/second-step',
      body: { challenge: 'a-challenge', code: '123456' },
    });
  });

  it('leads an admin without a second step to set one up, and from there to where they wanted', async () => {
    const admin = { ...account, userType: 'admin', mustSetUpSecondStep: true };
    stubServer(replies.success({ user: admin, token: 'opaque', deviceToken: 'this-device' }));
    const { user, router } = open();
    fillIn();
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/second-step'));
    expect(router.state.location.search).toBe('?next=%2Ffavorites');
  });

  it.each([
    ['HTTP 503', { status: 503, body: { success: false, message: 'not shown' } }, 'Server error: 503'],
    ['a broken connection', replies.connectionLost, networkError],
    ['an answer that is no JSON', notJson, networkError],
    ['a refusal', replies.refusal('Come back tomorrow.'), 'Come back tomorrow.'],
    ['a refusal without words', replies.refusal(), 'Login failed'],
  ])('tells of %s', async (_, reply, sentence) => {
    stubServer(reply);
    const { user } = open();
    fillIn();
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe(sentence);
    expect(page.submitButton().disabled).toBe(false);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each([
    ['Check your inbox first.', 'Check your inbox first.'],
    ['', 'Please verify your email address before signing in.'],
  ])('leads to verification with the message %j', async (message, notice) => {
    const data = { requiresVerification: true, email: person.email };
    stubServer({ body: { success: false, message, data, error: { code: 'forbidden' } } });
    const { user, router } = open();
    fillIn();
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verify'));
    expect(router.state.location.search).toBe(`?email=${encodeURIComponent(person.email)}&next=%2Ffavorites`);
    expect(router.state.location.state).toEqual({ notice });
  });
});

describe('signing up', () => {
  const open = () => renderPage(<SignUpForm userType="tenant" />, '/auth/signup');
  const fillIn = () => page.fill({ ...person, password });

  it('sends once, says so meanwhile and leads to verification with the code that was supplied', async () => {
    const data = { requiresVerification: true, user: account, verificationCode: '123456' };
    const { promise, release } = replies.held(replies.success(data));
    const { sent } = stubServer(promise);
    const { user, router } = open();
    fillIn();
    await user.dblClick(page.submitButton());
    expect(page.submitButton().textContent).toBe('Creating Your Account...');
    await user.type(page.field('email'), '{Enter}');
    release();
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verify'));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      email: person.email,
      code: '123456',
    });
    expect(router.state.location.state).toEqual({ notice: 'Account created successfully. Please verify your email.' });
    expect(sent).toHaveLength(1);
  });

  it('prefers the server’s own message on the way to verification', async () => {
    const data = { requiresVerification: true, user: account };
    stubServer({ body: { success: true, data, message: 'Nearly there.' } });
    const { user, router } = open();
    fillIn();
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.state).toEqual({ notice: 'Nearly there.' }));
  });

  it('signs in at once when the server asks for no verification', async () => {
    stubServer(replies.success({ user: account, token: 'opaque' }));
    const { user, router } = open();
    fillIn();
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(localStorage.getItem('token')).toBe('opaque');
  });

  it.each([
    ['HTTP 429', { status: 429, body: { success: false, message: 'not shown' } }, 'Server error: 429'],
    ['a broken connection', replies.connectionLost, 'Cannot connect to server. Please check your connection.'],
    ['an answer that is no JSON', notJson, networkError],
    ['a refusal', replies.refusal('Sign-ups are closed today.'), 'Sign-ups are closed today.'],
    ['a refusal without words', replies.refusal(), 'Signup failed'],
  ])('tells of %s and keeps what was typed', async (_, reply, sentence) => {
    stubServer(reply);
    const { user } = open();
    fillIn();
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe(sentence);
    for (const [name, text] of Object.entries({ ...person, password })) expect(page.field(name).value).toBe(text);
  });

  it('brings the server’s reasons to their fields', async () => {
    stubServer(replies.refusal('No.', { email: 'Check this.' }));
    const { user } = open();
    fillIn();
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('email')).toBe('Check this.'));
    expect(document.activeElement).toBe(page.field('email'));
  });
});

describe('a forgotten password', () => {
  const onSent = vi.fn();
  beforeEach(() => onSent.mockReset());
  const open = () => renderPage(<ForgotPasswordForm defaultEmail="" onSent={onSent} />);

  it('enables the button only while there is an email', async () => {
    const { user } = open();
    expect(page.submitButton().disabled).toBe(true);
    await user.type(page.field('email'), 'm');
    expect(page.submitButton().disabled).toBe(false);
    await user.clear(page.field('email'));
    expect(page.submitButton().disabled).toBe(true);
  });

  it.each(['maya', 'maya@', '@tenant.example', 'maya@tenant', 'ma ya@tenant.example'])(
    'refuses %j without sending it',
    async (email) => {
      const { sent } = stubServer(replies.success());
      const { user } = open();
      page.fill({ email });
      await user.click(page.submitButton());
      await waitFor(() => expect(page.descriptionOf('email')).toBe('Please enter a valid email address'));
      expect(sent).toEqual([]);
    },
  );

  it('sends once and says so meanwhile', async () => {
    const { promise, release } = replies.held(replies.success());
    const { sent } = stubServer(promise);
    const { user } = open();
    page.fill({ email: person.email });
    await user.dblClick(page.submitButton());
    expect(page.submitButton().textContent).toBe('Sending...');
    release();
    await waitFor(() => expect(onSent).toHaveBeenCalledWith(person.email));
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a refusal', replies.refusal('Please wait a little.'), 'Please wait a little.'],
    ['a refusal without words', replies.refusal(), 'Failed to send reset email. Please try again.'],
    ['a broken connection', replies.connectionLost, networkError],
  ])('tells of %s', async (_, reply, sentence) => {
    stubServer(reply);
    const { user } = open();
    page.fill({ email: person.email });
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe(sentence);
  });
});

describe('a new password', () => {
  it('refuses a weak one under its field and stays usable', async () => {
    const { sent } = stubServer(replies.success({ remaining: [], reviewToken: 'review' }));
    const { user, router } = renderPage(<ResetPasswordForm token="mailed" onRemaining={() => {}} />);
    page.fill({ password: 'short 7' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('password')).toBe('Use at least 8 characters for your password.'));
    page.fill({ password });
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'mailed', password }]);
  });
});
