import { teamPolicies } from '@letfair/domain/agencies/teams/roles';
import { type RawBuilder, sql } from 'kysely';

interface Held {
  /** The person who made it, or set it last; null stands for the person whose account it is. */
  readonly person: RawBuilder<unknown>;
  readonly account: RawBuilder<unknown>;
}

/**
 * Whether whoever holds a key, a webhook or a calendar address may use it now: neither they nor the account are
 * suspended or closed, and they still work with other software for it. Part of every statement that uses one, so that
 * a suspension or another role takes effect with its commit, and nothing has to be remembered elsewhere.
 */
export const holderMayAct = ({ person, account }: Held): RawBuilder<boolean> => sql<boolean>`exists (
  select from account owner
  join account holder on holder.id = coalesce(${person}, owner.id)
  left join team_member member on member.person_id = holder.id and member.account_id = owner.id
  where owner.id = ${account}
    and owner.suspended_at is null and owner.closed_at is null
    and holder.suspended_at is null and holder.closed_at is null and holder.verified_at is not null
    and (holder.id = owner.id or member.role = any(${[...teamPolicies.integrations.roles]})))`;
