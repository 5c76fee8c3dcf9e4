import {
  MAX_PASSKEY_NAME,
  MAX_PASSKEYS,
  RECOVERY_CODES,
  secondStepMethods,
  signInEventKinds,
} from '@letfair/domain/accounts/second-step';
import { MAX_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { count, id, instant, text } from '../wire/text.ts';
import { passkeyAssertion, passkeyAttestation, passkeyCreation, passkeyRequest } from './passkeys.ts';
import { session } from './session.ts';

export const SIGN_IN_EVENTS_SHOWN = 30;

const passkey = z.object({
  id,
  name: text(MAX_PASSKEY_NAME),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;

const signInEvent = z.object({
  id,
  at: instant,
  kind: z.enum(signInEventKinds),
  /** E.g. "Firefox on Windows". */
  device: text(60),
  /** The first part of the IP address, e.g. "203.0.x.x"; empty where it is not known. */
  network: text(60),
});
export type SignInEvent = z.output<typeof signInEvent>;

const security = z.object({
  /** Null for a password that is older than this record. */
  passwordChangedAt: instant.nullable(),
  secondStep: z.object({ since: instant, recoveryCodesLeft: count }).nullable(),
  /** Admins of a public site cannot do without. */
  isSecondStepRequired: z.boolean(),
  passkeys: z.array(passkey).max(MAX_PASSKEYS),
  events: z.array(signInEvent).max(SIGN_IN_EVENTS_SHOWN),
});
export type Security = z.output<typeof security>;

const password = text(MAX_PASSWORD_LENGTH * 2);
const code = text(100);
const deviceToken = text(100).optional();
const recoveryCodes = z.object({ recoveryCodes: z.array(text(30)).length(RECOVERY_CODES).max(RECOVERY_CODES) });
const signInTries = { hits: 60, seconds: 600 };

/** `data` of a sign-in that was refused because a second step is missing. */
export const requiresSecondStep = z.object({
  requiresSecondStep: z.literal(true),
  /** For `POST /api/auth/second-step`; works once, for minutes. */
  challenge: text(100),
  /** A passkey signs in by `POST /api/auth/passkey`, without the challenge. */
  methods: z.array(z.enum(secondStepMethods)).max(secondStepMethods.length),
});

export const securityContract = {
  completeSignIn: endpoint('POST /api/auth/second-step', 'public', {
    summary:
      'Finish signing in with a code from the authenticator app, or with a recovery code, which can be used once',
    body: z.strictObject({ challenge: text(100), code, deviceToken }),
    data: session,
    errors: ['invalid', 'gone', 'forbidden', 'too_many'],
    perIpAddress: signInTries,
  }),
  startPasskeySignIn: endpoint('POST /api/auth/passkey/options', 'public', {
    summary: 'What the browser needs to ask for a passkey, to sign in or to confirm it’s you',
    data: passkeyRequest,
    perIpAddress: signInTries,
  }),
  signInWithPasskey: endpoint('POST /api/auth/passkey', 'public', {
    summary: 'Sign in with a passkey, which counts as both steps',
    body: z.strictObject({ passkey: passkeyAssertion, rememberMe: z.boolean().default(false), deviceToken }),
    data: session,
    errors: ['invalid', 'forbidden'],
    perIpAddress: signInTries,
  }),
  show: endpoint('GET /api/security', 'user', {
    summary: 'How your account is protected, and who has recently signed in or tried to',
    data: security,
    beforeSecondStep: true,
  }),
  confirm: endpoint('POST /api/security/confirmation', 'user', {
    whileLimited: 'allowed',
    summary: 'Give your password or a passkey again, for calls that return `password_needed`',
    body: z.union([z.strictObject({ password }), z.strictObject({ passkey: passkeyAssertion })]),
    data: z.object({ confirmedUntil: instant }),
    errors: ['invalid', 'too_many'],
    whileClosing: true,
    beforeSecondStep: true,
  }),
  startSecondStep: endpoint('POST /api/security/second-step', 'user', {
    whileLimited: 'allowed',
    handsOutAccess: true,
    summary: 'Start setting up two-step sign-in; we show the secret for the authenticator app once',
    data: z.object({ secret: text(100), uri: text(1_000) }),
    errors: ['conflict', 'forbidden'],
    recentPassword: true,
    beforeSecondStep: true,
  }),
  enableSecondStep: endpoint('PUT /api/security/second-step', 'user', {
    whileLimited: 'allowed',
    handsOutAccess: true,
    summary:
      'Turn on two-step sign-in with a first code; this ends every other session. We show the recovery codes once',
    body: z.strictObject({ code }),
    data: recoveryCodes,
    errors: ['invalid', 'conflict', 'too_many'],
    recentPassword: true,
    beforeSecondStep: true,
  }),
  renewRecoveryCodes: endpoint('POST /api/security/recovery-codes', 'user', {
    whileLimited: 'allowed',
    handsOutAccess: true,
    summary: 'Make new recovery codes; the old ones stop working',
    data: recoveryCodes,
    errors: ['conflict'],
    recentPassword: true,
  }),
  disableSecondStep: endpoint('POST /api/security/second-step/removal', 'user', {
    whileLimited: 'allowed',
    summary: 'Turn off two-step sign-in, with your password and a code from the app or a recovery code',
    body: z.strictObject({ password, code }),
    data: z.null(),
    errors: ['invalid', 'conflict', 'too_many'],
  }),
  startPasskey: endpoint('POST /api/security/passkeys/options', 'user', {
    whileLimited: 'allowed',
    summary: 'What the browser needs to create a passkey',
    data: passkeyCreation,
    errors: ['conflict', 'forbidden'],
    recentPassword: true,
    beforeSecondStep: true,
  }),
  addPasskey: endpoint('POST /api/security/passkeys', 'user', {
    whileLimited: 'allowed',
    handsOutAccess: true,
    summary: 'Add the passkey that the browser created',
    body: z.strictObject({ name: text(MAX_PASSKEY_NAME), passkey: passkeyAttestation }),
    data: z.object({ passkey }),
    errors: ['invalid', 'conflict'],
    recentPassword: true,
    beforeSecondStep: true,
  }),
  removePasskey: endpoint('DELETE /api/security/passkeys/:id', 'user', {
    whileLimited: 'allowed',
    summary: 'Remove a passkey; it can no longer be used to sign in',
    data: z.null(),
    errors: ['conflict'],
    recentPassword: true,
  }),
  removeSecondStepOf: endpoint('DELETE /api/admin/users/:id/second-step', ['admin'], {
    summary: 'Remove two-step sign-in and passkeys for a user who has lost them, and end all their sessions',
    data: z.null(),
    errors: ['conflict'],
    recentPassword: true,
  }),
};
