import { withNext } from '../../../lib/safe-next-path.ts';

interface ToVerify {
  readonly email: string;
  readonly code?: string | undefined;
  /** Where to go afterwards. */
  readonly next?: string | null;
}

/** Where an address is verified, with the email (and the code if one was supplied). */
export const verifyPath = ({ email, code, next = null }: ToVerify): string =>
  withNext(`/auth/verify?${new URLSearchParams({ email, ...(code && { code }) })}`, next);
