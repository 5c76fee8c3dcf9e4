import { MAX_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import { userTypes } from '@letfair/domain/accounts/user-types';
import * as z from 'zod';
import { endpoint } from './wire/endpoint.ts';
import { id, instant, text } from './wire/text.ts';

/** `profilePhoto` is a URL or image data. */
export const user = z.object({
  id,
  firstName: text(200),
  lastName: text(200),
  email: text(320),
  phone: text(60),
  userType: z.enum(userTypes),
  isVerified: z.boolean(),
  suspended: z.boolean(),
  profilePhoto: text(500).nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** When a closed account will be erased; only while it can still be kept. */
  deletionDue: instant.optional(),
});
export type User = z.output<typeof user>;

const session = z.object({ user, token: text(100) });
const nothing = z.null();

// Values are validated in the domain, so that a refused one gets its documented message; the schema checks types
// only.
const typed = text(1_000).default('').describe('Needed: without it the call is refused with a sentence.');
const typedOptional = text(1_000).nullish();

const signUpBody = z.strictObject({
  firstName: typed,
  lastName: typed,
  email: typed,
  password: typed,
  phone: typed,
  userType: typed,
  maxBudget: z.int().nullish(),
  preferredArea: typedOptional,
  propertyType: typedOptional,
  moveInDate: typedOptional,
  companyName: typedOptional,
  licenseNumber: typedOptional,
  registrationNumber: typedOptional,
  tradingAddress: typedOptional,
  landlordAddress: typedOptional,
});

const requiresVerification = z.object({ requiresVerification: z.literal(true), email: text(1_000) });

const verifyBody = z.union(
  [z.strictObject({ token: text(200).min(1) }), z.strictObject({ code: text(20).min(1), email: text(320).min(1) })],
  'Send either a token, or a code and an email address.',
);

const emailBody = z.strictObject({ email: text(320).min(1, 'Please enter your email address') });
const newPassword = text(MAX_PASSWORD_LENGTH * 2);

export const accountsContract = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Create an account; the address has to be verified before the first sign-in',
    auth: 'public',
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
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in',
    auth: 'public',
    body: z.strictObject({ email: typed, password: typed, rememberMe: z.boolean().default(false) }),
    data: session,
    refusedData: requiresVerification,
    errors: ['unauthenticated', 'forbidden', 'too_many', 'invalid'],
    refusesWith200: true,
    perIpAddress: { hits: 60, seconds: 600 },
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/auth/verify',
    summary: 'Verify an email address by the link or the code that was mailed, and sign in',
    auth: 'public',
    body: verifyBody,
    data: session,
    errors: ['invalid', 'forbidden', 'too_many'],
    perIpAddress: { hits: 60, seconds: 600 },
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Mail a new code; it replaces the old one',
    auth: 'public',
    body: emailBody,
    data: nothing,
    errors: ['invalid', 'too_many'],
    perIpAddress: { hits: 20, seconds: 3_600 },
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mail a link that sets a new password',
    auth: 'public',
    body: emailBody,
    data: nothing,
    errors: ['invalid', 'too_many'],
    perIpAddress: { hits: 20, seconds: 3_600 },
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the token of the mailed link; ends every session',
    auth: 'public',
    body: z.strictObject({ token: text(200).min(1), password: newPassword }),
    data: nothing,
    errors: ['invalid'],
    perIpAddress: { hits: 60, seconds: 600 },
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/auth/password',
    summary: 'Change the password; ends every other session',
    auth: 'user',
    body: z.strictObject({ currentPassword: newPassword, newPassword }),
    data: nothing,
    errors: ['invalid', 'too_many'],
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'The signed-in user',
    auth: 'user',
    data: z.object({ user }),
    errors: [],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    auth: 'user',
    data: nothing,
    errors: [],
    whileClosing: true,
  }),
};
