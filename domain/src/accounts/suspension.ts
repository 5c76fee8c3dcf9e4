export const MAX_SUSPENSION_REASON = 500;
/** Given where nobody writes a reason of their own. */
export const USUAL_SUSPENSION_REASON = 'Suspended by an administrator.';

export interface SuspensionCase {
  readonly actorId: string;
  readonly targetId: string;
  /** Admins who could still sign in, the target included if it is one of them. */
  readonly activeAdminIds: readonly string[];
}

export const suspensionSentences = {
  self: 'You cannot suspend your own account.',
  lastAdmin: 'This is the last admin. Make another one before you suspend this account.',
  actorSuspended: 'Your own account has been suspended.',
} as const;

/**
 * Why this admin may not suspend this account, or null. Somebody must always be left who can undo it, also when two
 * admins suspend each other at the same moment: the second finds itself suspended.
 */
export function suspensionRefusal({ actorId, targetId, activeAdminIds }: SuspensionCase): string | null {
  if (actorId === targetId) return suspensionSentences.self;
  if (activeAdminIds.length === 1 && activeAdminIds[0] === targetId) return suspensionSentences.lastAdmin;
  if (!activeAdminIds.includes(actorId)) return suspensionSentences.actorSuspended;
  return null;
}
