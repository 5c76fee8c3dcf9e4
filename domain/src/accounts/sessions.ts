/** How long a token lives on the server. */
export const SESSION_HOURS = 12;
export const REMEMBERED_SESSION_DAYS = 30;

const HOUR = 3_600;

export const sessionSeconds = (rememberMe: boolean): number =>
  rememberMe ? REMEMBERED_SESSION_DAYS * 24 * HOUR : SESSION_HOURS * HOUR;
