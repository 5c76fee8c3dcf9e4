export { forgetUnverified } from './closed-accounts.repository.ts';
export { downloadExport } from './download-export.ts';
export { eraseAccounts } from './erase-accounts.ts';
export { exportStore } from './export-store.ts';
export { forgetExports } from './forget-exports.ts';
export { makeExport } from './make-export.ts';
export { privacyRoutes } from './routes.ts';
