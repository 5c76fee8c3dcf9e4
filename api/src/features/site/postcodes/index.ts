export { sweepImportFiles } from './receive-directory.ts';
export { postcodesRoutes } from './routes.ts';
export { runDirectoryImport } from './run-directory-import.ts';
