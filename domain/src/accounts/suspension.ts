export const MAX_SUSPENSION_REASON = 500;
/** Used when the admin gives no reason. */
export const USUAL_SUSPENSION_REASON = 'Suspended by an administrator.';

export interface SuspensionCase {
  readonly actorId: string;
  readonly targetId: string;
  /** Admins who can sign in, including the target if it is one. */
  readonly activeAdminIds: readonly string[];
}

export const suspensionSentences = {
  self: 'You can’t suspend your own account.',
  lastAdmin: 'This is the last admin. Make someone else an admin before you suspend this account.',
  actorSuspended: 'Your own account has been suspended.',
} as const;

/** One active admin must remain, also when two admins suspend each other at the same time. */
export function suspensionRefusal({ actorId, targetId, activeAdminIds }: SuspensionCase): string | null {
  if (actorId === targetId) return suspensionSentences.self;
  if (activeAdminIds.length === 1 && activeAdminIds[0] === targetId) return suspensionSentences.lastAdmin;
  if (!activeAdminIds.includes(actorId)) return suspensionSentences.actorSuspended;
  return null;
}
