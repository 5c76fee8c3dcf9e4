/** How somebody who has been erased is called towards those they had to do with. */
export const DELETED_USER = 'Deleted user';
/** How a home is called whose lister has been erased, where others still have something to do with it. */
export const DELETED_HOME = 'Deleted listing';

export const deletionSentences = {
  lastAdmin: 'This is the last admin. Make another one before you delete this account.',
  wrongPassword: 'Your password is not right.',
  closed: 'Your account is about to be deleted. Choose “Keep my account” to go on using it.',
} as const;

/** Somebody must always be left who can look after the place. */
export const deletionRefusal = (accountId: string, activeAdminIds: readonly string[]): string | null =>
  activeAdminIds.length === 1 && activeAdminIds[0] === accountId ? deletionSentences.lastAdmin : null;
