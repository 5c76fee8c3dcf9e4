/** How long a token lives on the server. */
export const SESSION_HOURS = 12;
export const REMEMBERED_SESSION_DAYS = 30;
