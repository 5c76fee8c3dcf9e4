export { compactAccountCounts, countAccounts, listAccounts } from './account-directory.repository.ts';
export {
  type Account,
  findAccountByEmail,
  findAccountById,
  findAccountsByIds,
  findDemoEmailKeys,
  listAdmins,
  lockAccount,
  lockAccountAndAdmins,
  suspendAccount,
  unsuspendAccount,
  upsertRoleDetails,
} from './accounts.repository.ts';
export type { AccountsDeps } from './deps.ts';
export { requestEmailChange } from './email-change/change-email.ts';
export { revertEmail } from './email-change/revert-email.ts';
export { createPasswords, type Passwords } from './password/passwords.ts';
export { presentUser, profilePhotoUrl } from './present-user.ts';
export { demoAccountRefusal } from './refusals.ts';
export { accountsRoutes } from './routes.ts';
export { hasSecondStep } from './second-step/require-second-step.ts';
export { securityRoutes } from './security-routes.ts';
export { deleteExpiredChallenges } from './sign-in/challenges.repository.ts';
export { passwordNeeded } from './sign-in/confirm-identity.ts';
export { deleteUnusedDevices } from './sign-in/known-devices.ts';
export { createAuthenticator, filterLiveSessions } from './sign-in/session.ts';
export {
  countSessions,
  deleteAccountSessions,
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSessionById,
  listSessions,
} from './sign-in/sessions.repository.ts';
export { deleteOldSignInEvents } from './sign-in/sign-in-events.repository.ts';
export { createAdmin } from './sign-up/create-admin.ts';
export { deleteExpiredProofs } from './verification/proofs.repository.ts';
