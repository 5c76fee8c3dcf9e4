import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { currentSession, storeSession } from '../session/index.ts';
import { ProfileForm } from './profile-form.tsx';
import { PasswordForm } from './profile-page.tsx';

const account = {
  id: '1',
  firstName: 'Maya',
  lastName: 'Shah',
  email: 'maya@tenant.example',
  phone: '07700 900123',
  userType: 'tenant',
  isVerified: true,
  profilePhoto: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
} as const;
const MEGABYTE = 1024 * 1024;

const onUnsaved = vi.fn();
const onNewEmail = vi.fn();
const toastText = () => screen.getByRole('status').textContent;

beforeEach(() => {
  onUnsaved.mockReset();
  onNewEmail.mockReset();
  storeSession(account, 'opaque');
});

describe('the profile', () => {
  const open = () =>
    renderPage(<ProfileForm user={account} onUnsaved={onUnsaved} onNewEmail={onNewEmail} />, '/profile');

  it('shows who somebody is, and knows what is not saved yet', () => {
    open();
    for (const name of ['firstName', 'lastName', 'email', 'phone'] as const)
      expect(page.field(name).value).toBe(account[name]);
    expect(document.body.textContent).toMatch(/Tenant.*Verified.*1 Nov 2026.*2 Nov 2026/);
    expect(onUnsaved).toHaveBeenLastCalledWith(false);
    page.fill({ firstName: 'Mai' });
    expect(onUnsaved).toHaveBeenLastCalledWith(true);
  });

  it('requires every page.field, and an address that can be one', async () => {
    const { sent } = stubServer(replies.success());
    const { user } = open();
    page.fill({ firstName: ' ', lastName: '', email: '', phone: ' ' });
    await user.click(page.submitButton());
    await waitFor(() => expect(toastText()).toContain('Validation Error'));
    expect(toastText()).toContain('Please fix the errors below');
    expect(page.descriptionOf('firstName')).toBe('First name is required');
    expect(page.descriptionOf('lastName')).toBe('Last name is required');
    expect(page.descriptionOf('email')).toMatch(/Email is required$/);
    expect(page.descriptionOf('phone')).toBe('Phone number is required');
    expect(document.activeElement).toBe(page.field('firstName'));

    page.fill({ firstName: 'Mai', lastName: 'Shah', email: 'mai@', phone: '020 7946 0999' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('email')).toMatch(/Please enter a valid email address$/));
    expect(document.activeElement).toBe(page.field('email'));
    expect(sent).toEqual([]);
  });

  it('is sent once, says so meanwhile and changes the user of this browser', async () => {
    const saved = { ...account, firstName: 'Mai' };
    const { promise, release } = replies.held(replies.success({ user: saved, requiresVerification: false }));
    const { sent } = stubServer(promise);
    const { user } = open();
    page.fill({ firstName: ' Mai ' });
    await user.dblClick(page.submitButton());
    expect(page.submitButton().textContent).toBe('Saving...');
    expect(page.submitButton().getAttribute('aria-disabled')).toBe('true');
    release();
    await waitFor(() => expect(toastText()).toContain('Profile Updated'));
    expect(toastText()).toContain('Your profile has been updated successfully.');
    const { lastName, email, phone } = account;
    expect(sent.map(({ body }) => body)).toEqual([{ firstName: 'Mai', lastName, email, phone, profilePhoto: null }]);
    expect(currentSession()).toMatchObject({ user: { firstName: 'Mai' } });
  });

  it.each([
    ['a refusal', replies.refusal('We do not like this phone.'), 'We do not like this phone.'],
    ['a server that fails', { status: 500, body: { success: false } }, 'Failed to update profile'],
    ['a broken connection', replies.connectionLost, 'Network error. Please try again.'],
  ])('tells of %s and keeps what was typed', async (_, reply, sentence) => {
    stubServer(reply);
    const { user } = open();
    page.fill({ firstName: 'Mai', phone: '020 7946 0999' });
    await user.click(page.submitButton());
    await waitFor(() => expect(toastText()).toContain(sentence));
    expect([page.field('firstName').value, page.field('phone').value]).toEqual(['Mai', '020 7946 0999']);
    expect(currentSession()).toMatchObject({ user: { firstName: 'Maya' } });
  });

  it('brings the server’s reasons to their fields', async () => {
    stubServer(replies.refusal('No.', { phone: 'Enter a phone number with 7 to 15 digits.' }));
    const { user } = open();
    page.fill({ phone: '020' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('phone')).toBe('Enter a phone number with 7 to 15 digits.'));
    expect(document.activeElement).toBe(page.field('phone'));
  });

  it.each([
    ['letter.pdf', 'application/pdf', 10, 'Invalid file type', 'Please select an image file'],
    ['big.png', 'image/png', 5 * MEGABYTE + 1, 'File too large', 'Please select an image smaller than 5MB'],
  ])('refuses %s as a photo under its field', async (name, type, size, title, sentence) => {
    open();
    const file = new File([new Uint8Array(size)], name, { type });
    fireEvent.change(page.field('profilePhoto'), { target: { files: [file] } });
    await waitFor(() => expect(toastText()).toContain(title));
    expect(toastText()).toContain(sentence);
    expect(page.descriptionOf('profilePhoto')).toMatch(new RegExp(`${sentence}$`));
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
  });
});

describe('a new password', () => {
  const onChanged = vi.fn();
  const open = () => renderPage(<PasswordForm email={account.email} onUnsaved={onUnsaved} onChanged={onChanged} />);
  const passwords = { currentPassword: 'a quiet street', newPassword: 'a louder street in York' };

  it('needs the old one, 8 characters and the same again', async () => {
    const { sent } = stubServer(replies.success());
    const { user } = open();
    await user.click(page.submitButton());
    await waitFor(() => expect(toastText()).toContain('Please fix the errors below'));
    expect(page.descriptionOf('currentPassword')).toBe('Enter your current password.');
    expect(page.descriptionOf('newPassword')).toMatch(/Use at least 8 characters for your password\.$/);
    expect(document.activeElement).toBe(page.field('currentPassword'));
    page.fill({ ...passwords, confirmPassword: 'another one' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('confirmPassword')).toBe('The two new passwords don’t match.'));
    expect(sent).toEqual([]);
  });

  it('stays typed when the connection broke, and is sent once', async () => {
    const server = stubServer(replies.connectionLost);
    const { user } = open();
    page.fill({ ...passwords, confirmPassword: passwords.newPassword });
    await user.click(page.submitButton());
    await waitFor(() => expect(toastText()).toContain('Network error. Please try again.'));
    expect(page.field('newPassword').value).toBe(passwords.newPassword);
    server.sent.length = 0;
    server.replyWith(replies.success());
    await user.dblClick(page.submitButton());
    await waitFor(() => expect(toastText()).toContain('Password changed'));
    for (const name of ['currentPassword', 'newPassword', 'confirmPassword']) expect(page.field(name).value).toBe('');
    expect(server.sent.map(({ body }) => body)).toEqual([passwords]);
    expect(onChanged).toHaveBeenCalledOnce();
  });
});
