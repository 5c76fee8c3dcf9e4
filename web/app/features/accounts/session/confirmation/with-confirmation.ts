import type { ErrorCode } from '@letfair/contract/wire/errors';
import { retryWhenOnline } from '../../../../lib/network/retry-when-online.ts';

const loadQuestion = retryWhenOnline(async () => (await import('./confirmation-dialog.tsx')).askForConfirmation);

type Answered = { readonly success: true } | { readonly success: false; readonly error: { readonly code: ErrorCode } };

/**
 * Sends a call that may need the password again. If the server asks for it, one dialog does, and the same call is
 * sent once more; whoever cancels gets the refusal.
 */
export async function withConfirmation<A extends Answered>(send: () => Promise<A>): Promise<A> {
  const answer = await send();
  if (answer.success || answer.error?.code !== 'password_needed') return answer;
  const askForConfirmation = await loadQuestion();
  return (await askForConfirmation()) ? send() : answer;
}
