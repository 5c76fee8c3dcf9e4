import { MAX_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import { signUpTypes } from '@letfair/domain/accounts/user-types';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { needed, text } from '../wire/text.ts';
import { accessReview } from './access.ts';
import { requiresSecondStep } from './security.ts';
import { session, user } from './session.ts';

export { type User, user } from './session.ts';

const nothing = z.null();

// Values are validated in the domain, so that a refused one gets its documented message; the schema checks types
// only.
const typed = needed(1_000);
const typedOptional = text(1_000).nullish();

const signUpBody = z.strictObject({
  firstName: typed,
  lastName: typed,
  email: typed,
  password: typed,
  phone: typed,
  userType: needed(1_000, signUpTypes),
  maxBudget: z.int().nullish(),
  preferredArea: typedOptional,
  propertyType: typedOptional,
  moveInDate: typedOptional,
  companyName: typedOptional.describe('Required for agents.'),
  licenseNumber: typedOptional,
  registrationNumber: typedOptional.describe('Required for agents.'),
  tradingAddress: typedOptional.describe('Required for agents.'),
  landlordAddress: typedOptional.describe('Required for landlords.'),
  /** The token of an invitation to a team: details of an agency or an address are not needed then. */
  invitation: text(200).optional(),
});

const requiresVerification = z.object({ requiresVerification: z.literal(true), email: text(1_000) });

const verifyBody = z.union(
  [z.strictObject({ token: text(200).min(1) }), z.strictObject({ code: text(20).min(1), email: text(320).min(1) })],
  'Send either a token, or a code and an email address.',
);

const newPassword = text(MAX_PASSWORD_LENGTH * 2);

const mailToAddress = {
  body: z.strictObject({ email: text(320).min(1, 'Please enter your email address') }),
  data: nothing,
  errors: ['invalid', 'too_many'],
  perIpAddress: { hits: 20, seconds: 3_600 },
} as const;

export const accountsContract = {
  signUp: endpoint('POST /api/auth/signup', 'public', {
    summary: 'Create an account; the email address has to be verified before the first sign-in',
    body: signUpBody,
    data: z.object({
      requiresVerification: z.literal(true),
      user: user.pick({ firstName: true, lastName: true, email: true, userType: true }),
      /** Only while no mail server is configured. */
      verificationCode: text(6).optional(),
    }),
    errors: ['invalid', 'too_many'],
    refusesWith200: true,
    perIpAddress: { hits: 60, seconds: 3_600 },
  }),
  login: endpoint('POST /api/auth/login', 'public', {
    summary: 'Sign in',
    body: z.strictObject({
      email: typed,
      password: typed,
      rememberMe: z.boolean().default(false),
      deviceToken: text(100).optional(),
    }),
    data: session,
    refusedData: z.union([requiresVerification, requiresSecondStep]),
    errors: ['unauthenticated', 'forbidden', 'too_many', 'invalid'],
    refusesWith200: true,
    perIpAddress: { hits: 60, seconds: 600 },
  }),
  verify: endpoint('POST /api/auth/verify', 'public', {
    summary: 'Verify an email address with the link or code we emailed, and sign in',
    body: verifyBody,
    data: session.extend({
      /** Sets a new password; only where several sign-ups waited for the address and none of their passwords is kept. */
      resetToken: text(100).optional(),
    }),
    refusedData: requiresSecondStep,
    errors: ['invalid', 'forbidden', 'too_many'],
    perIpAddress: { hits: 60, seconds: 600 },
  }),
  resendVerification: endpoint('POST /api/auth/resend-verification', 'public', {
    summary: 'Email a new code; it replaces the old one',
    ...mailToAddress,
  }),
  forgotPassword: endpoint('POST /api/auth/forgot-password', 'public', {
    summary: 'Email a link for setting a new password',
    ...mailToAddress,
  }),
  resetPassword: endpoint('POST /api/auth/reset-password', 'public', {
    summary:
      'Set a new password, with the token in the emailed link. This ends every session, and the response lists what still has access to the account',
    body: z.strictObject({ token: text(200).min(1), password: newPassword }),
    data: accessReview,
    errors: ['invalid'],
    perIpAddress: { hits: 60, seconds: 600 },
  }),
  changePassword: endpoint('PUT /api/auth/password', 'user', {
    whileLimited: 'allowed',
    summary: 'Change your password; this ends every other session',
    body: z.strictObject({ currentPassword: newPassword, newPassword }),
    data: nothing,
    errors: ['invalid', 'too_many', 'conflict'],
  }),
  me: endpoint('GET /api/auth/me', 'user', {
    summary: 'The signed-in user',
    data: z.object({ user }),
    beforeSecondStep: true,
  }),
  logout: endpoint('POST /api/auth/logout', 'user', {
    whileLimited: 'allowed',
    summary: 'End this session',
    data: nothing,
    whileClosing: true,
    beforeSecondStep: true,
  }),
};
