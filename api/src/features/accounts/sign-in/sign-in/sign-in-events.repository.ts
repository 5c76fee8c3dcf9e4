import {
  isFailedSignIn,
  type SignInEventKind,
  shortenIpAddress,
  signInEventKinds,
} from '@letfair/domain/accounts/second-step';
import { deviceOf } from '@letfair/domain/accounts/sign-in-rules';
import type { Db } from '../../../../platform/db.ts';
import { newId } from '../../../../platform/ids.ts';

/** Where a sign-in comes from. */
export interface Caller {
  readonly userAgent: string;
  readonly network: string | null;
  /** Kept by the browser since an earlier sign-in. */
  readonly deviceToken?: string | undefined;
}

/** Failed tries come at the rate that the throttle allows; they are trimmed with the next sign-in. */
const MOST_KEPT = 200;

/** Null for an address without an account, which has to take as long as one with an account. */
export const insertSignInEvent = (
  db: Db,
  account_id: string | null,
  kind: SignInEventKind,
  { userAgent, network }: Caller,
) =>
  db
    .insertInto('sign_in_event')
    .values({ id: newId(), account_id, kind, device: deviceOf(userAgent), network: shortenIpAddress(network) })
    .execute();

/** Whether somebody signed in with a device of this kind from a network like this. */
export async function hasSignedInWith(
  db: Db,
  accountId: string,
  { userAgent, network }: Pick<Caller, 'userAgent' | 'network'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('sign_in_event')
    .select('id')
    .where('account_id', '=', accountId)
    .where('device', '=', deviceOf(userAgent))
    .where('network', '=', shortenIpAddress(network))
    .where('kind', 'not in', signInEventKinds.filter(isFailedSignIn))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const trimSignInEvents = (db: Db, accountId: string) =>
  db
    .deleteFrom('sign_in_event')
    .where('account_id', '=', accountId)
    .where('id', '<', (query) =>
      query
        .selectFrom('sign_in_event')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .offset(MOST_KEPT - 1)
        .limit(1),
    )
    .execute();

/** Newest first. */
export const listSignInEvents = (db: Db, accountId: string, limit: number) =>
  db
    .selectFrom('sign_in_event')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
