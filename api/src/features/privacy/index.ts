export { forgetUnverified } from './erasure/closed-accounts.repository.ts';
export { eraseAccounts } from './erasure/erase-accounts.ts';
export { downloadExport } from './export/download-export.ts';
export { exportStore, forgetExports } from './export/export-store.ts';
export { makeExport } from './export/make-export.ts';
export { privacyRoutes } from './routes.ts';
