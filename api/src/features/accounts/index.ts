export { type Account, accountById, lockAccount } from './accounts.repository.ts';
export { createAdmin } from './create-admin.ts';
export {
  accountsByIds,
  countAccounts,
  listAccounts,
  lockAdminsAnd,
  suspendAccount,
  unsuspendAccount,
} from './directory.repository.ts';
export { createPasswords } from './passwords.ts';
export { presentUser } from './present-user.ts';
export { forgetExpiredProofs } from './proofs.repository.ts';
export { accountsRoutes } from './routes.ts';
export { authenticator, stillSignedIn } from './session.ts';
export { deleteSessionsOf, forgetExpiredSessions } from './sessions.repository.ts';
