/** Why work that somebody started must not go on: what has happened to the account since, or to the person. */
export const lostRights = {
  suspended: 'the account has been suspended',
  limited: 'the account has been limited',
  closing: 'the account is being closed',
  person: 'the person who started it can no longer do this',
  left: 'the person who started it is no longer in this account’s team',
} as const;
export type LostRight = keyof typeof lostRights;
