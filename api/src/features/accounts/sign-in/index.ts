export { compactAccountCounts, countAccounts, listAccounts } from './account-directory.repository.ts';
export {
  type Account,
  findAccountByEmail,
  findAccountById,
  findAccountsByIds,
  findDemoEmailKeys,
  isLimited,
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
export { countMembers, findListerReceivers } from './lister-receivers.ts';
export { findAdminsWithPassword } from './password/find-admins-with-password.ts';
export { createPasswords, type Passwords } from './password/passwords.ts';
export { presentUser, profilePhotoUrl } from './present-user.ts';
export { demoAccountRefusal } from './refusals.ts';
export { accountsRoutes } from './routes.ts';
export { hasSecondStep } from './second-step/require-second-step.ts';
export { securityRoutes } from './security-routes.ts';
export { createAuthenticator, filterLiveSessions } from './sign-in/session.ts';
export {
  countSessions,
  deleteAccountSessions,
  deleteOtherSessions,
  deleteSessionById,
  insertSession,
  listSessions,
} from './sign-in/sessions.repository.ts';
export { createAdmin } from './sign-up/create-admin.ts';
export { accessRoutes } from './take-back/end-access.ts';
export { ownAccess } from './take-back/own-access.ts';
export { tellOfAccess } from './take-back/send-security-mail.ts';
