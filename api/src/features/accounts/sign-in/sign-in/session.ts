import type { User } from '@letfair/contract/accounts/accounts';
import { type SignInEventKind, shortenIpAddress } from '@letfair/domain/accounts/second-step';
import { deviceOf } from '@letfair/domain/accounts/sign-in-rules';
import { type Db, type Tx, write } from '../../../../platform/db.ts';
import type { Authenticate, Membership } from '../../../../platform/http/handlers.ts';
import type { StillSignedIn } from '../../../../platform/live/live-channel.ts';
import { hashToken, newToken } from '../../../../platform/tokens.ts';
import { type Account, findAccountById, isLimited } from '../accounts.repository.ts';
import type { AccountsDeps, UseCase } from '../deps.ts';
import { presentUser } from '../present-user.ts';
import { isSecondStepRequired } from '../second-step/require-second-step.ts';
import { newSignInMail } from '../security-mails.ts';
import { sendSecurityMail } from '../take-back/send-security-mail.ts';
import { isFamiliar, rememberDevice } from './known-devices.ts';
import {
  deleteSession,
  findLiveSessions,
  findSessionAccount,
  findTeamOf,
  hasAgency,
  insertSession,
  touchSession,
} from './sessions.repository.ts';
import type { Caller } from './sign-in-events.repository.ts';
import { insertSignInEvent, trimSignInEvents } from './sign-in-events.repository.ts';

interface NewSession extends Pick<AccountsDeps, 'adminsNeedSecondStep' | 'publicUrl'> {
  readonly seconds: number;
  readonly kind: SignInEventKind;
  readonly caller: Caller;
}

const twoStepKinds: readonly SignInEventKind[] = ['two-step', 'recovery-code', 'passkey'];

export async function startSession(
  tx: Tx,
  account: Account,
  { seconds, kind, caller, publicUrl, ...rules }: NewSession,
) {
  await alertNewSignIn(tx, account, { kind, caller, publicUrl });
  const token = newToken();
  const isTwoStep = twoStepKinds.includes(kind);
  await insertSession(tx, {
    accountId: account.id,
    tokenHash: hashToken(token),
    seconds,
    device: deviceOf(caller.userAgent),
    network: shortenIpAddress(caller.network),
    isTwoStep,
  });
  await insertSignInEvent(tx, account.id, kind, caller);
  await trimSignInEvents(tx, account.id);
  const mustSetUpSecondStep = !isTwoStep && isSecondStepRequired(rules, account);
  const deviceToken = await rememberDevice(tx, account.id, caller);
  return { user: await presentSessionUser(tx, account, mustSetUpSecondStep), token, deviceToken };
}

/** Silent where an email says it already: a new address has been verified, or a recovery code was used. */
const toldOtherwise: readonly SignInEventKind[] = ['verification', 'recovery-code'];

/** Call it before the sign-in is recorded, which makes its device known. */
async function alertNewSignIn(
  tx: Tx,
  account: Account,
  { kind, caller, publicUrl }: Pick<NewSession, 'kind' | 'caller' | 'publicUrl'>,
): Promise<void> {
  // A demo account is shared, so every device is new.
  if (account.is_demo || toldOtherwise.includes(kind) || (await isFamiliar(tx, account.id, caller))) return;
  const signIn = { kind, caller, at: new Date() };
  await sendSecurityMail(tx, account, publicUrl, (links) => newSignInMail(signIn, links));
}

async function presentSessionUser(db: Db, account: Account, mustSetUpSecondStep: boolean): Promise<User> {
  const team = await findTeamOf(db, account.id);
  return {
    ...presentUser(account),
    ...(mustSetUpSecondStep && { mustSetUpSecondStep }),
    ...(account.access_review_at && { mustReviewAccess: true }),
    ...(team && { team }),
    ...(account.user_type === 'landlord' && (await hasAgency(db, account.id)) && { hasAgency: true }),
  };
}

export const createAuthenticator =
  (db: Db, rules: Pick<AccountsDeps, 'adminsNeedSecondStep'>): Authenticate =>
  async (token, tx) => {
    const sessionHash = hashToken(token);
    const found = await findSessionAccount(tx ?? db, sessionHash);
    // Rounded to the hour, so that most requests do not write.
    if (found?.used_long_ago && !tx) await write(db, (tx) => touchSession(tx, sessionHash));
    return found
      ? {
          id: found.id,
          person: found.id,
          membership: membershipOf(found),
          userType: found.user_type,
          isClosing: found.closed_at !== null,
          isLimited: isLimited(found),
          hasRecentPassword: found.is_confirmed,
          mustSetUpSecondStep: !found.two_step && isSecondStepRequired(rules, found),
          sessionHash,
        }
      : null;
  };

type SessionAccount = NonNullable<Awaited<ReturnType<typeof findSessionAccount>>>;

const membershipOf = (found: SessionAccount): Membership | null =>
  found.team_id && found.team_role && found.team_type
    ? {
        accountId: found.team_id,
        userType: found.team_type,
        role: found.team_role,
        isSuspended: found.team_suspended_at !== null,
        isClosing: found.team_closed_at !== null,
        isLimited: isLimited({ limited_at: found.team_limited_at, homes_hidden_at: found.team_homes_hidden_at }),
      }
    : null;

export const filterLiveSessions =
  (db: Db): StillSignedIn =>
  async (sessionHashes) => {
    const found = await findLiveSessions(db, sessionHashes);
    return new Map(found.map(({ token_hash, works_for }) => [token_hash.toString('base64'), works_for]));
  };

export const endSession: UseCase<'logout'> =
  () =>
  ({ actor, write }) =>
    write(async (tx) => {
      await deleteSession(tx, actor.id, actor.sessionHash);
      return { ok: true, data: null };
    });

export const showMe: UseCase<'me'> =
  ({ db }) =>
  async ({ actor }) => {
    const account = await findAccountById(db, actor.id);
    if (!account) throw new Error('A session outlived its account.');
    return { ok: true, data: { user: await presentSessionUser(db, account, actor.mustSetUpSecondStep) } };
  };
