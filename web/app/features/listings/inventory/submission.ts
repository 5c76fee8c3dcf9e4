import type { listingsContract } from '@letfair/contract/listings/listings';
import type { Answer } from '@letfair/contract/wire/endpoint';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

const KEY = 'submissionKey';

interface StoredKey {
  readonly content: string;
  readonly key: string;
}

/** The same text for the same content, in whatever order its parts were put together. */
export const contentOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1)))
      : part,
  );

/** The key under which this content went out before, if it did; otherwise a new one. */
export function keyFor(content: string, stored: string | null, newKey: () => string): StoredKey {
  const before = parse(stored);
  return before?.content === content ? before : { content, key: newKey() };
}

function parse(stored: string | null): StoredKey | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { content, key } = value as Partial<StoredKey>;
    return typeof content === 'string' && typeof key === 'string' && key !== '' ? { content, key } : null;
  } catch {
    // Anyone may write to session storage; what is no JSON was not written by us.
    return null;
  }
}

/**
 * A submission that was cut off may have arrived all the same. Its key outlives a reload, so that sending it again
 * makes no second listing.
 */
export function keptKey(content: string, newKey: string): string {
  try {
    const kept = keyFor(content, sessionStorage.getItem(KEY), () => newKey);
    sessionStorage.setItem(KEY, JSON.stringify(kept));
    return kept.key;
  } catch {
    // Where storage is forbidden the key serves until the page is loaded again.
    return newKey;
  }
}

export function forgetKey(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}

export type InventoryChoice = 'with' | 'without';

export interface SubmissionOutcome {
  readonly listed: boolean;
  readonly toast: ToastMessage;
  /** What the server objects to, in its own words. */
  readonly reasons: readonly string[];
  /** The draft became a listing in an earlier try: there is nothing left to change in the form. */
  readonly listedBefore: boolean;
  /** How long approvals take; null while nobody can tell. */
  readonly reviewMinutes: number | null;
}

const toasts = {
  without: {
    title: 'Property Listed Successfully',
    description: 'Your property is now pending admin approval and will be live soon.',
  },
  with: {
    title: 'Property Listed with Inventory Service',
    description: 'Your property is submitted for approval and inventory service has been requested.',
  },
  failed: { title: 'Error', description: 'Failed to submit property listing. Please try again.' },
} as const;

/** What to say of an answer; null is none. */
export function submissionOutcome(
  answer: Answer<typeof listingsContract.submit> | null,
  choice: InventoryChoice,
): SubmissionOutcome {
  if (!answer) return { listed: false, toast: toasts.failed, reasons: [], listedBefore: false, reviewMinutes: null };
  if (answer.success) {
    const reviewMinutes = answer.data.typicalReviewMinutes ?? null;
    return { listed: true, toast: toasts[choice], reasons: [], listedBefore: false, reviewMinutes };
  }
  const fields = Object.values(answer.error?.fields ?? {});
  const said = fields.length > 0 ? fields : [answer.message].filter(Boolean);
  return {
    listed: false,
    toast: toasts.failed,
    reasons: [...new Set(said)],
    listedBefore: answer.error?.code === 'conflict',
    reviewMinutes: null,
  };
}
