import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db.ts';
import type { Allowance } from './http/rate-limit-headers.ts';

export interface Limit {
  readonly bucket: string;
  readonly hits: number;
  readonly seconds: number;
}

const hashed = (subject: string): Buffer => createHash('sha256').update(subject).digest();

/**
 * Counts hits, one unless said otherwise. Returns null while the limit holds, else the seconds to wait.
 * Attempts are counted before they are checked and outside the transaction, so parallel attempts cannot slip through;
 * mails are counted in the transaction that sends them, so a rollback also undoes the count.
 */
export async function countHit(db: Db, limit: Limit, subject: string, hits = 1): Promise<number | null> {
  return (await countHits(db, limit, subject, hits)).wait;
}

export interface Counted extends Allowance {
  /** Null while the limit holds, else the seconds to wait. */
  readonly wait: number | null;
}

/** Counts as `countHit` does, and says what is left. */
export async function countHits(db: Db, limit: Limit, subject: string, hits = 1): Promise<Counted> {
  const { rows } = await sql<{ hits: number; wait: number }>`
    insert into throttle as t (bucket, subject, window_start, hits) values (${limit.bucket}, ${hashed(subject)}, now(), ${hits})
    on conflict (bucket, subject) do update set
      hits = case when t.window_start <= now() - make_interval(secs => ${limit.seconds}) then excluded.hits else least(t.hits + excluded.hits, 1000000) end,
      window_start = case when t.window_start <= now() - make_interval(secs => ${limit.seconds}) then now() else t.window_start end
    returning hits, ceil(extract(epoch from window_start + make_interval(secs => ${limit.seconds}) - now()))::int as wait
  `.execute(db);
  const { hits: counted, wait } = rows[0] ?? { hits: 0, wait: limit.seconds };
  const seconds = Math.max(1, wait);
  return { left: Math.max(0, limit.hits - counted), seconds, wait: counted > limit.hits ? seconds : null };
}

/** Resets the count, e.g. after the right password. */
export const resetHits = (db: Db, limit: Limit, subject: string) =>
  db.deleteFrom('throttle').where('bucket', '=', limit.bucket).where('subject', '=', hashed(subject)).execute();

/** Counts one hit and refuses it above the limit; null while the limit holds. */
export async function limitRefusal(db: Db, limit: Limit, subject: string, message?: string) {
  const wait = await countHit(db, limit, subject);
  return wait === null ? null : tooMany(wait, message);
}

export const tooMany = (wait: number, message = `Too many attempts. Please try again in ${inWords(wait)}.`) =>
  ({ ok: false, code: 'too_many', message, retryAfterSeconds: wait }) as const;

function inWords(seconds: number): string {
  if (seconds <= 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
