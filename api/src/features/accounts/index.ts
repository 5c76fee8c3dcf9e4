export { addUpAccountCounts, countAccounts, listAccounts } from './account-directory.repository.ts';
export {
  type Account,
  accountById,
  accountsByIds,
  existingKeys,
  lockAccount,
  lockAdminsAnd,
  suspendAccount,
  unsuspendAccount,
} from './accounts.repository.ts';
export { askForNewAddress } from './email-change/change-email.ts';
export { revertEmail } from './email-change/revert-email.ts';
export { createPasswords, type Passwords } from './password/passwords.ts';
export { presentUser, profilePhotoAddress } from './present-user.ts';
export { accountsRoutes } from './routes.ts';
export { authenticator, stillSignedIn } from './sign-in/session.ts';
export {
  countSessions,
  deleteOtherSessions,
  deleteSessionById,
  deleteSessionsOf,
  forgetExpiredSessions,
  listSessions,
} from './sign-in/sessions.repository.ts';
export { createAdmin } from './sign-up/create-admin.ts';
export { forgetExpiredProofs } from './verification/proofs.repository.ts';
