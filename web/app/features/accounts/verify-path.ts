interface ToVerify {
  readonly email: string;
  readonly code?: string | undefined;
}

/** Where an address is verified, with the email (and the code if one was supplied). */
export const verifyPath = ({ email, code }: ToVerify): string =>
  `/auth/verify?${new URLSearchParams({ email, ...(code && { code }) })}`;
