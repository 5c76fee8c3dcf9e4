import { accessKindNames, endableKinds, MAX_ACCESS } from '@letfair/domain/accounts/access';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant, text } from '../wire/text.ts';

const kind = z.enum(accessKindNames);

const accessItem = z.object({
  kind,
  /** Of the thing itself, or of the account where that has one at most. */
  id,
  /** What its owner recognises it by; empty where there is one at most. */
  name: text(500),
  since: instant,
  /** Whoever made it, if that is somebody else of the team. */
  by: text(400).nullable(),
});
export type AccessItem = z.output<typeof accessItem>;
export const accessItems = z.array(accessItem).max(MAX_ACCESS);

const endedAccess = z.object({ kind, name: text(500) });
export type EndedAccess = z.output<typeof endedAccess>;

/** What is left after an account was taken back. */
export const accessReview = z.object({
  remaining: accessItems,
  /** For `POST /api/auth/access/end`, for some minutes. */
  reviewToken: text(100),
});
export type AccessReview = z.output<typeof accessReview>;

/** What an account gets when its owner says that something was not them. */
export const takenBack = accessReview.extend({
  email: text(320),
  ended: z.array(endedAccess).max(MAX_ACCESS),
  /** For /auth/reset-password: the password no longer works. */
  resetToken: text(100),
});
export type TakenBack = z.output<typeof takenBack>;

const items = z
  .array(z.strictObject({ kind: z.enum(endableKinds), id }))
  .min(1)
  .max(MAX_ACCESS);
const byLink = { hits: 60, seconds: 600 };

export const accessContract = {
  notMe: endpoint('POST /api/auth/not-me', 'public', {
    summary:
      'Secure an account with the link in a security email. This ends every session, removes anything added since the sign-in or change in that email, and stops the password working',
    body: z.strictObject({ token: text(200).min(1) }),
    data: takenBack,
    errors: ['invalid', 'conflict'],
    perIpAddress: byLink,
  }),
  endByLink: endpoint('POST /api/auth/access/end', 'public', {
    summary: 'Remove keys, webhooks, passkeys and other access still left after securing the account',
    body: z.strictObject({ token: text(200).min(1), items }),
    data: z.object({ remaining: accessItems }),
    errors: ['invalid'],
    perIpAddress: byLink,
  }),
  list: endpoint('GET /api/security/access', 'user', {
    summary: 'What has access to your account, besides your password and sessions',
    data: z.object({ access: accessItems }),
  }),
  end: endpoint('POST /api/security/access/end', 'user', {
    summary: 'Remove keys, webhooks, passkeys or other access to your account',
    body: z.strictObject({ items }),
    data: z.object({ access: accessItems }),
    recentPassword: true,
    whileClosing: true,
    whileLimited: 'allowed',
  }),
  confirmReview: endpoint('POST /api/security/access/review', 'user', {
    summary: 'Confirm that you’ve checked what has access to your account; we won’t remind you again',
    data: z.null(),
    whileClosing: true,
    whileLimited: 'allowed',
  }),
};
