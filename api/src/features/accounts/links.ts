/** The pages that mails point to. */
export function links(publicUrl: string) {
  const at = (path: string, token?: string): string =>
    `${publicUrl.replace(/\/+$/, '')}${path}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;
  return {
    login: at('/auth/login'),
    forgot: at('/auth/forgot-password'),
    verify: (token: string) => at('/auth/verify', token),
    revert: (token: string) => at('/auth/revert-email', token),
    reset: (token: string) => at('/auth/reset-password', token),
  };
}
