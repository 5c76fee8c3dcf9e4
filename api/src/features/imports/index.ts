export { type ImportCommand, type ImportCommandOutcome, importListings } from './import-command.ts';
export { type PictureDeps, storePicture } from './import-pictures.ts';
export { deleteOldImports } from './imports.repository.ts';
export { plainText } from './read/plain-text.ts';
export { sweepListingImports } from './receive-import.ts';
export { importsRoutes } from './routes.ts';
export { type ImportDeps, runImport } from './run-import.ts';
export { serveImportProblems } from './serve-problems.ts';
