import { useRef, useState } from 'react';
import { newKey } from '../network/idempotency-key.ts';

export type Submitted<T> = { readonly answer: T } | { readonly error: unknown };

type Send<T> = (options: { readonly idempotencyKey: string }) => Promise<T>;

/**
 * Sends once, however often a button is pressed: a second press is dropped while the first is under way, and after a
 * lost connection the same content goes out under the same key, so that the server does not act twice.
 */
export function useSubmission() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const unanswered = useRef<{ readonly content: string; readonly key: string } | null>(null);

  /** Null when an earlier press is still under way. */
  async function submit<T>(body: unknown, send: Send<T>): Promise<Submitted<T> | null> {
    if (underWay.current) return null;
    const content = JSON.stringify(body);
    if (unanswered.current?.content !== content) unanswered.current = { content, key: newKey() };
    underWay.current = true;
    setBusy(true);
    try {
      const answer = await send({ idempotencyKey: unanswered.current.key });
      unanswered.current = null;
      return { answer };
    } catch (error) {
      return { error };
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { busy, submit };
}
