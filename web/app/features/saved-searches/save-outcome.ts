import type { Submitted } from '../../lib/use-submission.ts';

interface Answered {
  readonly success: boolean;
  readonly message?: string;
}

const UNREACHABLE = 'We could not reach the server. Please try again.';

/** What to tell when a call about a saved search did not work; null when it did. */
export function problemOf(sent: Submitted<Answered>): string | null {
  if ('error' in sent) return UNREACHABLE;
  return sent.answer.success ? null : (sent.answer.message ?? UNREACHABLE);
}

export const searchNameProblem = (name: string): string | null =>
  name.trim() === '' ? 'Give the search a name.' : null;
