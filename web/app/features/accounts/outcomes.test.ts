import { describe, expect, it } from 'vitest';
import { logInOutcome, plainOutcome, signUpOutcome, verifyOutcome } from './outcomes.ts';

const user = {
  id: '0199c0de-0000-7000-8000-000000000001',
  firstName: 'Maya',
  lastName: 'Shah',
  email: 'maya@tenant.example',
  phone: '07700 900123',
  userType: 'tenant',
  isVerified: true,
  suspended: false,
  profilePhoto: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
} as const;
const refusal = (message: string) => ({
  answer: { success: false, message, error: { code: 'invalid', fields: { email: 'Check this.' } } } as const,
});
const offline = { error: new TypeError('Failed to fetch') };
const garbled = { error: new SyntaxError('Unexpected token') };

describe('login', () => {
  it('signs in', () => {
    expect(logInOutcome({ answer: { success: true, data: { user, token: 'opaque' } } })).toEqual({
      kind: 'signed-in',
      user,
      token: 'opaque',
    });
  });

  it.each([
    ['Check your inbox first.', 'Check your inbox first.'],
    ['', 'Please verify your email address before signing in.'],
  ])('leads to verification with the message %j', (message, shown) => {
    const data = { requiresVerification: true, email: user.email } as const;
    expect(logInOutcome({ answer: { success: false, message, data, error: { code: 'forbidden' } } })).toEqual({
      kind: 'unverified',
      email: user.email,
      message: shown,
    });
  });

  it.each([
    [refusal('Wrong email or password.'), 'Wrong email or password.'],
    [refusal(''), 'Login failed'],
    [refusal('Server error: 503'), 'Server error: 503'],
    [offline, 'Network error. Please try again.'],
    [garbled, 'Network error. Please try again.'],
  ])('is refused: %j', (sent, message) => expect(logInOutcome(sent)).toMatchObject({ kind: 'refused', message }));
});

describe('sign-up', () => {
  const data = { requiresVerification: true, user } as const;

  it('leads to verification, with the code if one was supplied', () => {
    expect(signUpOutcome({ answer: { success: true, data: { ...data, verificationCode: '123456' } } })).toEqual({
      kind: 'unverified',
      email: user.email,
      code: '123456',
      message: 'Account created successfully. Please verify your email.',
    });
  });

  it("prefers the server's own message", () => {
    expect(signUpOutcome({ answer: { success: true, data, message: 'Nearly there.' } })).toMatchObject({
      message: 'Nearly there.',
    });
  });

  it('signs in at once when the server asks for no verification', () => {
    const answer = { success: true, data: { user, token: 'opaque' } };
    // Documented for the screen, and never answered by our own server.
    const sent = { answer } as unknown as Parameters<typeof signUpOutcome>[0];
    expect(signUpOutcome(sent)).toEqual({ kind: 'signed-in', user, token: 'opaque' });
  });

  it.each([
    [refusal('Use at least 8 characters for your password.'), 'Use at least 8 characters for your password.'],
    [refusal(''), 'Signup failed'],
    [offline, 'Cannot connect to server. Please check your connection.'],
    [garbled, 'Network error. Please try again.'],
  ])('is refused: %j', (sent, message) => expect(signUpOutcome(sent)).toMatchObject({ kind: 'refused', message }));

  it('brings the reasons of single fields along', () => {
    expect(signUpOutcome(refusal('No.'))).toMatchObject({ fields: { email: 'Check this.' } });
  });
});

describe('the other calls', () => {
  it.each([
    [refusal('That code has expired.'), 'That code has expired.'],
    [refusal(''), 'Verification failed'],
    [offline, 'Network error. Please try again.'],
  ])('verification is refused: %j', (sent, message) =>
    expect(verifyOutcome(sent)).toMatchObject({ kind: 'refused', message }),
  );

  it.each([
    [refusal('Please wait a minute.'), 'Please wait a minute.'],
    [refusal(''), 'Failed to resend verification email'],
    [offline, 'Network error. Please try again.'],
  ])('a plain call is refused: %j', (sent, message) =>
    expect(plainOutcome(sent, 'Failed to resend verification email')).toMatchObject({ kind: 'refused', message }),
  );

  it('a plain call succeeds with or without words', () => {
    expect(plainOutcome({ answer: { success: true, data: null } }, 'No.')).toEqual({
      kind: 'done',
      message: undefined,
    });
  });
});
