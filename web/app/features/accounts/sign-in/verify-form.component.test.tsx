import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { storeSession } from '../session/index.ts';
import { VerifyForm } from './verify-form.tsx';

const person = { firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', phone: '07700 900123' };
const account = { ...person, id: '1', userType: 'tenant', isVerified: true };
const networkError = 'Network error. Please try again.';

describe('verifying an email address', () => {
  const open = (email = person.email, code = '123456') =>
    renderPage(<VerifyForm email={email} code={code} token={null} onVerified={() => {}} />);

  it('takes digits only, at most 6, and submits only at exactly 6', async () => {
    const { user } = open('', '');
    await user.type(page.field('code'), '12a 34-');
    expect(page.field('code').value).toBe('1234');
    expect(page.submitButton().disabled).toBe(true);
    await user.type(page.field('code'), '5678');
    expect(page.field('code').value).toBe('123456');
    expect(page.submitButton().disabled).toBe(false);
  });

  const openLink = (onVerified: (resetToken?: string) => void = () => {}) =>
    renderPage(<VerifyForm email="" code="" token="mailed" onVerified={onVerified} />);

  it('tries a mailed link at once while nobody is signed in', async () => {
    const { sent } = stubServer(replies.success({ user: account, token: 'opaque' }));
    openLink();
    await waitFor(() => expect(localStorage.getItem('token')).toBe('opaque'));
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'mailed' }]);
  });

  it('asks before a mailed link replaces the session of somebody', async () => {
    const { sent } = stubServer(replies.success({ user: account, token: 'another' }));
    storeSession({ ...account, email: 'ines@tenant.example' } as Parameters<typeof storeSession>[0], 'opaque');
    const { user } = openLink();
    expect(await screen.findByText('ines@tenant.example')).toBeDefined();
    expect(sent).toEqual([]);
    expect(localStorage.getItem('token')).toBe('opaque');
    await user.click(screen.getByRole('button', { name: 'Verify and switch account' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBe('another'));
    expect(sent).toHaveLength(1);
  });

  it('hands on the token for a new password where several people signed up', async () => {
    stubServer(replies.success({ user: account, token: 'opaque', resetToken: 'choose' }));
    const onVerified = vi.fn();
    openLink(onVerified);
    await waitFor(() => expect(onVerified).toHaveBeenCalledWith('choose'));
  });

  it('asks for what is missing without sending anything', async () => {
    const { sent } = stubServer(replies.success());
    const { user } = open('');
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe('Please enter your email and verification code');
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    await waitFor(async () => expect(await page.alertText()).toBe('Please enter your email address'));
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'a refusal',
      replies.refusal('This code has had its day.'),
      'This code has had its day.',
      'This code has had its day.',
    ],
    ['a refusal without words', replies.refusal(), 'Verification failed', 'Failed to resend verification email'],
    ['a broken connection', replies.connectionLost, networkError, networkError],
  ])('tells of %s, also when a new code was asked for', async (_, reply, verifying, resending) => {
    stubServer(reply);
    const { user } = open();
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe(verifying);
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    await waitFor(async () => expect(await page.alertText()).toBe(resending));
  });
});
