import type { SignInStep } from '../../../../platform/telemetry/meters.ts';
import type { AccountsDeps } from '../deps.ts';

type Answer = { readonly ok: true } | { readonly ok: false; readonly code: string };

/** Their documented status is 200, so the figures of requests don't show them. */
export const countRefusedSignIns =
  <Input extends unknown[], Output extends Answer>(
    { onRefusedSignIn }: Pick<AccountsDeps, 'onRefusedSignIn'>,
    step: SignInStep,
    signIn: (...input: Input) => Promise<Output>,
  ) =>
  async (...input: Input): Promise<Output> => {
    const outcome = await signIn(...input);
    if (!outcome.ok) onRefusedSignIn(step, outcome.code === 'too_many' ? 'locked' : 'refused');
    return outcome;
  };
