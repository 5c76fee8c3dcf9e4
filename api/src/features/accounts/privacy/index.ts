export { eraseAccounts } from './erasure/erase-accounts.ts';
export { serveExportDownload } from './export/download-export.ts';
export { exportAccess } from './export/export-access.ts';
export { createExportStore, deleteExpiredExports, type ExportStore } from './export/export-store.ts';
export { makeExport } from './export/make-export.ts';
export { privacyRoutes } from './routes.ts';
