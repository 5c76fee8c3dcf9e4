import type { securityContract } from '@letfair/contract/accounts/security';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { AccountsDeps } from './deps.ts';
import { addPasskey, removePasskey, startPasskey } from './passkeys/manage-passkeys.ts';
import { signInWithPasskey, startPasskeySignIn } from './passkeys/sign-in-with-passkey.ts';
import { completeSignIn } from './second-step/complete-sign-in.ts';
import { disableSecondStep, removeSecondStepOf } from './second-step/remove-second-step.ts';
import { enableSecondStep, renewRecoveryCodes, startSecondStep } from './second-step/set-up-second-step.ts';
import { confirmIdentity } from './sign-in/confirm-identity.ts';
import { countRefusedSignIns } from './sign-in/count-refused-sign-ins.ts';
import { showSecurity } from './sign-in/show-security.ts';

export const securityRoutes = (deps: AccountsDeps): Handlers<typeof securityContract> => ({
  completeSignIn: countRefusedSignIns(deps, 'code', async (call) => completeSignIn(deps)(call)),
  startPasskeySignIn: startPasskeySignIn(deps),
  signInWithPasskey: countRefusedSignIns(deps, 'passkey', async (call) => signInWithPasskey(deps)(call)),
  show: showSecurity(deps),
  confirm: confirmIdentity(deps),
  startSecondStep: startSecondStep(deps),
  enableSecondStep: enableSecondStep(deps),
  renewRecoveryCodes: renewRecoveryCodes(deps),
  disableSecondStep: disableSecondStep(deps),
  startPasskey: startPasskey(deps),
  addPasskey: addPasskey(deps),
  removePasskey: removePasskey(deps),
  removeSecondStepOf: removeSecondStepOf(deps),
});
