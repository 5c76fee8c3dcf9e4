import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInPath, signUpPath } from '../../../lib/safe-next-path.ts';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { MessageListerButton } from '../../lettings/conversations/index.ts';
import { type SessionUser, storeSession } from '../session/index.ts';
import { LogInForm } from './log-in-form.tsx';
import { PasswordChanged, ResetPasswordForm } from './reset-password-form.tsx';
import { keptReturn, rememberReturn } from './return-path.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { VerifyForm } from './verify-form.tsx';

const person = { firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', phone: '07700 900123' };
const account = { ...person, id: '1', userType: 'tenant', isVerified: true } as SessionUser;
const password = 'a quiet street in Leeds';
const wanted = '/properties/42#message';
const next = encodeURIComponent(wanted);

describe('the way back to what somebody wanted', () => {
  it.each([
    ['to the page that was left', next, wanted],
    ['never to another site', encodeURIComponent('//evil.example'), null],
  ])('leads from sign-up to verification, and from there %s', async (_, carried, expected) => {
    stubServer(replies.success({ requiresVerification: true, user: account, verificationCode: '123456' }));
    const { user, router } = renderPage(<SignUpForm userType="tenant" />, `/auth/signup?next=${carried}`);
    page.fill({ ...person, password });
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verify'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe(expected);
    expect(keptReturn()).toBe(expected);
  });

  it('is kept when somebody who signs in has to verify first', async () => {
    const data = { requiresVerification: true, email: person.email };
    stubServer({ body: { success: false, message: '', data, error: { code: 'forbidden' } } });
    const { user, router } = renderPage(<LogInForm demoAccounts={[]} />, signInPath(wanted));
    page.fill({ email: person.email, password });
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verify'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe(wanted);
  });

  it('is known to the tab that the mailed link opens', async () => {
    rememberReturn(wanted);
    stubServer(replies.success({ user: account, token: 'opaque' }));
    renderPage(<VerifyForm email="" code="" token="mailed" onVerified={() => {}} />);
    expect(await screen.findByText('Your account is ready. Taking you back to what you were doing.')).toBeTruthy();
  });

  it('is kept where a verified account signs in in two steps', async () => {
    const data = { requiresSecondStep: true };
    stubServer({ body: { success: false, message: '', data, error: { code: 'forbidden' } } });
    const { router } = renderPage(
      <VerifyForm email="" code="" token="mailed" next={wanted} onVerified={() => {}} />,
      '/auth/verify',
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(router.state.location.search).toBe(`?next=${next}`);
  });

  it('is kept through a new password', async () => {
    rememberReturn(wanted);
    stubServer(replies.success({ remaining: [], reviewToken: 'review' }));
    const form = <ResetPasswordForm token="mailed" onRemaining={() => {}} />;
    const { user, router } = renderPage(form, '/auth/reset-password');
    page.fill({ password });
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.search).toBe(`?next=${next}`));
    expect(keptReturn()).toBeNull();
  });

  it('is kept where something can still reach the account', async () => {
    rememberReturn(wanted);
    const { user, router } = renderPage(
      <PasswordChanged remaining={[]} reviewToken="review" />,
      '/auth/reset-password',
    );
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?next=${next}`));
  });
});

describe('coming back', () => {
  const button = <MessageListerButton propertyId="42" listerName="Ines" listerType="landlord" />;

  it('starts with a link that says what was wanted', () => {
    renderPage(button, '/properties/42');
    expect(screen.getByRole('link', { name: 'Message landlord' }).getAttribute('href')).toBe(signUpPath(wanted));
  });

  it('opens what was wanted once, though the page has the button twice', async () => {
    storeSession(account, 'opaque');
    const { router } = renderPage(
      <>
        {button}
        {button}
      </>,
      wanted,
    );
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    expect(router.state.location).toMatchObject({ pathname: '/properties/42', hash: '' });
  });

  it('opens nothing for somebody who cannot do it', async () => {
    storeSession({ ...account, userType: 'landlord' }, 'opaque');
    renderPage(button, wanted);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
