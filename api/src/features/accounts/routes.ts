import type { accountsContract } from '@letfair/contract/accounts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { changePassword } from './change-password.ts';
import type { AccountsDeps } from './deps.ts';
import { endSession } from './end-session.ts';
import { forgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { showMe } from './show-me.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

export const accountsRoutes = (deps: AccountsDeps): Handlers<typeof accountsContract> => ({
  signUp: signUp(deps),
  login: logIn(deps),
  verify: verifyEmail(deps),
  resendVerification: resendVerification(deps),
  forgotPassword: forgotPassword(deps),
  resetPassword: resetPassword(deps),
  changePassword: changePassword(deps),
  me: showMe(deps),
  logout: endSession(deps),
});
