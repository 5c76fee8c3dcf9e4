import { conflict, forbidden, invalid } from '../../../platform/http/refusals.ts';
import type { Account } from './accounts.repository.ts';

/** One message for every wrong, expired or used proof: the difference would help only an attacker. */
export const invalidProof = {
  ok: false,
  code: 'invalid',
  message: 'This code or link is not valid or has expired. Please request a new one.',
} as const;

export const invalidResetLink = invalid(
  'token',
  'This link is not valid or has expired. Please request a new one.',
  'Please request a new link.',
);

export const invalidEmail = invalid('email', 'Please enter a valid email address');

const sharedByVisitors = conflict(
  'Everybody who tries this demo shares this account, so it cannot be closed, and its password, email address and sign-in settings cannot be changed. Sign up for an account of your own to try that.',
);

/** For whatever would lock other visitors out of a shared demo account. */
export const demoAccountRefusal = (account: Pick<Account, 'is_demo'> | undefined) =>
  account?.is_demo ? sharedByVisitors : null;

/** Shown only after the password or a proof was right. */
export const suspendedRefusal = ({ suspension_reason: reason }: Account) =>
  forbidden(
    [
      'Your account has been suspended.',
      ...(reason ? [`Reason: ${reason}${/[.!?]$/.test(reason) ? '' : '.'}`] : []),
      'If you think this is a mistake, tell us at /contact.',
    ].join(' '),
  );
