export { type Account, accountById, lockAccount } from './accounts.repository.ts';
export { askForNewAddress } from './change-email.ts';
export { createAdmin } from './create-admin.ts';
export {
  accountsByIds,
  existingKeys,
  lockAdminsAnd,
  suspendAccount,
  unsuspendAccount,
} from './directory.repository.ts';
export { addUpAccountCounts, countAccounts, listAccounts } from './listed-accounts.repository.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { presentUser, profilePhotoAddress } from './present-user.ts';
export { forgetExpiredProofs } from './proofs.repository.ts';
export { revertEmail } from './revert-email.ts';
export { accountsRoutes } from './routes.ts';
export { authenticator, stillSignedIn } from './session.ts';
export {
  countSessions,
  deleteOtherSessions,
  deleteSessionById,
  deleteSessionsOf,
  forgetExpiredSessions,
  listSessions,
} from './sessions.repository.ts';
