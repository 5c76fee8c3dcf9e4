import type { TeamAccess } from '@letfair/contract/wire/endpoint';
import { teamSentences } from '@letfair/domain/agencies/teams/limits';
import { mayInTeam, type TeamRole } from '@letfair/domain/agencies/teams/roles';
import type { Actor } from './handlers.ts';

/** A person without a membership works for their own account. */
export const roleOf = ({ membership }: Actor): TeamRole => membership?.role ?? 'owner';

/** The account that a person works for. */
export const worksFor = ({ person, membership }: Actor): string => membership?.accountId ?? person;

/**
 * Lets a member of a team act for its account in a call that the team works with. Returns the sentence of a refusal
 * when the role does not allow it.
 */
export function actForTeam(actor: Actor, access: TeamAccess | undefined): Actor | { readonly refusal: string } {
  const { membership } = actor;
  if (!membership || access === undefined || access === 'personal') return actor;
  if (membership.isSuspended) return { refusal: teamSentences.suspended };
  if (!mayInTeam(membership.role, access)) return { refusal: teamSentences.forbidden };
  const { accountId, userType, isClosing, isLimited } = membership;
  return {
    ...actor,
    id: accountId,
    userType,
    isClosing: actor.isClosing || isClosing,
    isLimited: actor.isLimited || isLimited,
  };
}
