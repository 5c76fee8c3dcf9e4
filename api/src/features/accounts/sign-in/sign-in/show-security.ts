import { SIGN_IN_EVENTS_SHOWN } from '@letfair/contract/accounts/security';
import { findAccountById } from '../accounts.repository.ts';
import type { SecurityUseCase } from '../deps.ts';
import { presentPasskey } from '../passkeys/manage-passkeys.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import { isSecondStepRequired } from '../second-step/require-second-step.ts';
import { countRecoveryCodes, findSecondStep } from '../second-step/second-steps.repository.ts';
import { listSignInEvents } from './sign-in-events.repository.ts';

export const showSecurity: SecurityUseCase<'show'> =
  (deps) =>
  async ({ actor }) => {
    const { db } = deps;
    const [account, step, recoveryCodesLeft, passkeys, events] = await Promise.all([
      findAccountById(db, actor.id),
      findSecondStep(db, actor.id),
      countRecoveryCodes(db, actor.id),
      listPasskeys(db, actor.id),
      listSignInEvents(db, actor.id, SIGN_IN_EVENTS_SHOWN),
    ]);
    if (!account) throw new Error('A session outlived its account.');
    return {
      ok: true,
      data: {
        passwordChangedAt: account.password_changed_at?.toISOString() ?? null,
        secondStep: step?.enabled_at ? { since: step.enabled_at.toISOString(), recoveryCodesLeft } : null,
        isSecondStepRequired: isSecondStepRequired(deps, account),
        passkeys: passkeys.map(presentPasskey),
        events: events.map(({ id, at, kind, device, network }) => ({
          id,
          at: at.toISOString(),
          kind,
          device,
          network,
        })),
      },
    };
  };
