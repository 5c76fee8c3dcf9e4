import { conflict, forbidden, invalid } from '../../../platform/http/refusals.ts';
import type { Account } from './accounts.repository.ts';

/** One message for every wrong, expired or used proof: the difference would help only an attacker. */
export const invalidProof = {
  ok: false,
  code: 'invalid',
  message: 'This code or link isn’t valid or has expired. Please request a new one.',
} as const;

export const invalidResetLink = invalid(
  'token',
  'This link isn’t valid or has expired. Please request a new one.',
  'Please request a new link.',
);

export const invalidEmail = invalid('email', 'Please enter a valid email address');

const sharedByVisitors = conflict(
  'Everyone who tries this demo shares this account, so you can’t close it or change its password, email address or sign-in settings. To try that, sign up for your own account.',
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
