import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Actor } from '../../../platform/http/handlers.ts';
import type { ListingChanges } from '../../../platform/live/listing-changes.ts';
import { idInFileName } from '../../../platform/photos/photo-store.ts';

const MAX_REMEMBERED = 50_000;

/** Says whether the file of a photo may be sent; a pass lets an admin see what others may not. */
export type PhotoGate = (fileName: string, pass?: string) => Promise<boolean>;

/**
 * Photos of suspended people are hidden, in every process within a second: what was looked up is forgotten whenever
 * something about listings or accounts changes.
 */
export function createPhotoGate(db: Db, changes: Pick<ListingChanges, 'onChange' | 'isListening'>): PhotoGate {
  const remembered = new Map<string, boolean>();
  let generation = 0;
  changes.onChange(() => {
    generation += 1;
    remembered.clear();
  });

  async function isHidden(id: string): Promise<boolean> {
    const known = remembered.get(id);
    if (known !== undefined && changes.isListening()) return known;
    const startedIn = generation;
    const hidden = await isOfSuspended(db, id);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    if (startedIn === generation) remembered.set(id, hidden);
    return hidden;
  }

  return async (fileName, pass) => {
    const id = idInFileName(fileName);
    if (id === null) return false;
    return !(await isHidden(id)) || (pass !== undefined && (await isPassOfAdmin(db, fileName, pass)));
  };
}

async function isOfSuspended(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ hidden: boolean }>`
    select exists (
      select from photo join account on account.id = photo.account_id
      where photo.id = ${id} and account.suspended_at is not null
    ) or exists (select from account where photo_id = ${id} and suspended_at is not null) as hidden
  `.execute(db);
  return rows[0]?.hidden ?? false;
}

const macOf = (sessionHash: Buffer, fileName: string): Buffer =>
  createHmac('sha256', sessionHash).update(fileName).digest();

const isPhotoUrl = /^\/photos\/([^/?]+)$/;

/** Pictures are loaded without a token, so their addresses carry a proof of the admin's session while it lasts. */
export function addPhotoPasses<T>(value: T, admin: Actor): T {
  const add = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(add);
    if (part !== null && typeof part === 'object')
      return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, add(each)]));
    const fileName = typeof part === 'string' ? isPhotoUrl.exec(part)?.[1] : undefined;
    return fileName ? `${part}?pass=${admin.id}.${macOf(admin.sessionHash, fileName).toString('base64url')}` : part;
  };
  return add(value) as T;
}

const passForm = /^([0-9a-f-]{36})\.([\w-]{43})$/;

async function isPassOfAdmin(db: Db, fileName: string, pass: string): Promise<boolean> {
  const [, accountId, mac] = passForm.exec(pass) ?? [];
  if (!accountId || !mac) return false;
  const sessions = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.token_hash')
    .where('session.account_id', '=', accountId)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('account.user_type', '=', 'admin')
    .where('account.hidden_at', 'is', null)
    .execute();
  const given = Buffer.from(mac, 'base64url');
  return sessions.some(({ token_hash }) => timingSafeEqual(macOf(token_hash, fileName), given));
}
