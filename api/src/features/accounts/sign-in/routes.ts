import type { accountsContract } from '@letfair/contract/accounts/accounts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { AccountsDeps } from './deps.ts';
import { inEvenTime } from './even-timing.ts';
import { changePassword } from './password/change-password.ts';
import { forgotPassword, resetPassword } from './password/reset-password.ts';
import { countRefusedSignIns } from './sign-in/count-refused-sign-ins.ts';
import { logIn } from './sign-in/log-in.ts';
import { endSession, showMe } from './sign-in/session.ts';
import { signUp } from './sign-up/sign-up.ts';
import { resendVerification, verifyEmail } from './verification/verify-email.ts';

export const accountsRoutes = (deps: AccountsDeps): Handlers<typeof accountsContract> => ({
  signUp: inEvenTime(signUp(deps)),
  login: countRefusedSignIns(deps, 'password', async (call) => logIn(deps)(call)),
  verify: verifyEmail(deps),
  resendVerification: inEvenTime(resendVerification(deps)),
  forgotPassword: inEvenTime(forgotPassword(deps)),
  resetPassword: resetPassword(deps),
  changePassword: changePassword(deps),
  me: showMe(deps),
  logout: endSession(deps),
});
