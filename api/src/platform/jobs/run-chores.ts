import type { Db } from '../db.ts';
import { describeSafely } from '../telemetry/mask.ts';

export type Chore = (db: Db) => Promise<unknown>;

/** One after the other. One that fails keeps no other from being done, and its error is thrown at the end. */
export async function runChores(db: Db, chores: readonly Chore[]): Promise<void> {
  const errors: unknown[] = [];
  for (const perform of chores)
    try {
      await perform(db);
    } catch (error) {
      errors.push(error);
    }
  throwCollected(errors);
}

/** Several errors are thrown as one that says them all, because the job queue keeps its message only. */
export function throwCollected(errors: readonly unknown[]): void {
  if (errors.length === 1) throw errors[0];
  if (errors.length === 0) return;
  const messages = errors.map(
    (error) => describeSafely(error instanceof Error ? error : new Error(String(error))).message,
  );
  throw new AggregateError(errors, `${errors.length} chores failed: ${messages.join('; ')}`);
}
