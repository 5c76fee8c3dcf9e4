import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import type { ErrorCode } from '@letfair/contract/wire/errors';
import { deletionSentences } from '@letfair/domain/accounts/privacy/retention';
import { secondStepSentences } from '@letfair/domain/accounts/second-step';
import { teamSentences } from '@letfair/domain/agencies/teams/limits';
import { limitedSentence } from '@letfair/domain/trust/moderation/measures';
import { lockHolders } from '../access/lock-holders.ts';
import type { Tx } from '../db.ts';
import { actForTeam, roleOf } from './act-for-team.ts';
import type { Actor, Authenticate, AuthenticateKey, KeyAuthentication } from './handlers.ts';
import { forbidden, passwordNeeded } from './refusals.ts';

export interface CallHeaders {
  readonly authorization?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly ifMatch?: string | undefined;
  readonly userAgent?: string | undefined;
  /** `Sec-Fetch-Site`, which browsers set and no page can; programs send none. */
  readonly fetchSite?: string | undefined;
}

export interface Authenticators {
  readonly authenticate: Authenticate;
  readonly authenticateKey: AuthenticateKey;
}

interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryAfterSeconds?: number;
}
type Admitted = (Refusal | { readonly ok: true; readonly actor: Actor | null }) & Pick<KeyAuthentication, 'allowance'>;

/** A session belongs to our own pages; software of others has API keys. */
const OTHER_SITE =
  'This request came from another website, so we’ve blocked it. Please open Letfair and try again there.';

/**
 * Who calls, and for whose account; or why the call is refused. A call takes either sessions or API keys, never both.
 * With `tx` it is decided by what the transaction sees.
 */
export async function authorize(
  spec: EndpointSpec,
  headers: CallHeaders,
  { authenticate, authenticateKey }: Authenticators,
  tx?: Tx,
): Promise<Admitted> {
  if (isKeyScope(spec.auth)) {
    const found = await authenticateKey(apiKeyOf(headers), spec.auth);
    const refused = found.ok ? accountRefusal(spec, found.actor) : null;
    return refused ? { ...refused, ...(found.allowance && { allowance: found.allowance }) } : found;
  }
  const token = bearerTokenOf(headers.authorization);
  if (token !== null && spec.method !== 'GET' && headers.fetchSite === 'cross-site') return forbidden(OTHER_SITE);
  const person = token === null ? null : await authenticate(token, tx);
  const actor = person && actForTeam(person, spec.team);
  if (actor && 'refusal' in actor) return forbidden(actor.refusal);
  return authorizationRefusal(spec, actor) ?? { ok: true, actor };
}

function authorizationRefusal(spec: EndpointSpec, actor: Actor | null): Refusal | null {
  if (spec.auth === 'public') return null;
  if (!actor) return { ok: false, code: 'unauthenticated', message: 'Please sign in.' };
  if (Array.isArray(spec.auth) && !spec.auth.includes(actor.userType))
    return forbidden('This isn’t available for your account.');
  return accountRefusal(spec, actor);
}

/** What the state of an account does not allow. */
function accountRefusal(spec: EndpointSpec, actor: Actor): Refusal | null {
  if (actor.isClosing && spec.method !== 'GET' && !spec.whileClosing) return forbidden(deletionSentences.closed);
  if (actor.isLimited && spec.whileLimited === 'refused') return forbidden(limitedSentence);
  if (actor.mustSetUpSecondStep && !spec.beforeSecondStep)
    return { ok: false, code: 'second_step_needed', message: secondStepSentences.setUpNeeded };
  return spec.recentPassword && !actor.hasRecentPassword ? passwordNeeded : null;
}

/**
 * Authorizes a call once more, with the accounts of whoever acts locked. Taking an account back, suspending and limiting
 * it lock it too, so either they see what this call makes, or this call sees them and is refused.
 */
export async function authorizeAgain(
  tx: Tx,
  spec: EndpointSpec,
  headers: CallHeaders,
  { actor: before, ...authenticators }: Authenticators & { readonly actor: Actor },
): Promise<Refusal | null> {
  await lockHolders(tx, [before.person, before.id]);
  const again = await authorize(spec, headers, authenticators, tx);
  if (!again.ok) return again;
  // The use case has seen the actor of before, and decides by it.
  if (again.actor?.id !== before.id || roleOf(again.actor) !== roleOf(before))
    return forbidden(teamSentences.forbidden);
  return again.actor.isLimited && !before.isLimited ? forbidden(limitedSentence) : null;
}

export const apiKeyOf = ({ apiKey, authorization }: Pick<CallHeaders, 'apiKey' | 'authorization'>): string | null =>
  apiKey !== undefined && /^[\w-]{1,200}$/.test(apiKey) ? apiKey : bearerTokenOf(authorization);

export const bearerTokenOf = (authorization: string | undefined): string | null =>
  authorization === undefined ? null : (/^Bearer ([\w-]{1,200})$/i.exec(authorization)?.[1] ?? null);
