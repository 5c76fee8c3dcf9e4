import { createHmac } from 'node:crypto';
import { retention } from '@letfair/domain/accounts/privacy/retention';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import { NO_ID } from '../../../../platform/ids.ts';
import { newToken } from '../../../../platform/tokens.ts';
import type { Account } from '../accounts.repository.ts';
import { type Caller, hasSignedInWith } from './sign-in-events.repository.ts';

/** Keyed with the account, so that the marks of one network differ between accounts. */
const markOf = (accountId: string, kind: 'device' | 'network', value: string): Buffer =>
  createHmac('sha256', accountId).update(`${kind} ${value}`).digest();

const deviceMarks = (accountId: string, { deviceToken, network }: Caller): Buffer[] => [
  ...(deviceToken ? [markOf(accountId, 'device', deviceToken)] : []),
  ...(network === null ? [] : [markOf(accountId, 'network', network)]),
];

/** Returns the token of the device, a new one for a device without. */
export async function rememberDevice(tx: Tx, accountId: string, caller: Caller): Promise<string> {
  const deviceToken = caller.deviceToken || newToken();
  await tx
    .insertInto('known_device')
    .values(deviceMarks(accountId, { ...caller, deviceToken }).map((mark) => ({ account_id: accountId, mark })))
    .onConflict((conflict) => conflict.columns(['account_id', 'mark']).doUpdateSet({ last_used_at: sql<Date>`now()` }))
    .execute();
  return deviceToken;
}

const findKnownMarks = (db: Db, accountId: string, marks: readonly Buffer[]) =>
  db
    .selectFrom('known_device')
    .select('mark')
    .where('account_id', '=', accountId)
    .where('mark', '=', sql<Buffer>`any(${marks})`)
    .where('last_used_at', '>', sql<Date>`now() - make_interval(days => ${retention.knownDeviceDays})`)
    .execute();

/**
 * Whose wrong passwords are counted together. Strangers share one count for each email, so that many of them do not
 * guess more often than one; a known device or network has its own, so that strangers cannot lock it.
 */
export async function findLoginSubject(db: Db, key: string, account: Account | undefined, caller: Caller) {
  // Asked for an unknown email too, so that it takes as long.
  const marks = deviceMarks(account?.id ?? '', caller);
  const known = await findKnownMarks(db, account?.id ?? NO_ID, marks);
  const mark = marks.find((each) => known.some((found) => found.mark.equals(each)));
  return mark ? `${key} ${mark.toString('base64')}` : key;
}

/** Whether the account was used from this device before, or with such a device from this network. */
export async function isFamiliar(db: Db, accountId: string, caller: Caller): Promise<boolean> {
  const known = (mark: Buffer | undefined) =>
    mark && findKnownMarks(db, accountId, [mark]).then((found) => found.length > 0);
  const { deviceToken, network } = caller;
  if (await known(deviceToken ? markOf(accountId, 'device', deviceToken) : undefined)) return true;
  if (!(await known(network === null ? undefined : markOf(accountId, 'network', network)))) return false;
  return hasSignedInWith(db, accountId, caller);
}

/** An intruder's devices are forgotten with their sessions. */
export const forgetDevices = (tx: Tx, accountId: string) =>
  tx.deleteFrom('known_device').where('account_id', '=', accountId).execute();
