export { type ImportCommand, type ImportCommandOutcome, importListings } from './import-command.ts';
export type { ImportDeps, Rows } from './import-step.ts';
export { cancelForgottenImports } from './imports.repository.ts';
export {
  findPicture,
  findRefusedPictures,
  givenUp,
  type PictureDeps,
  storePicture,
} from './pictures/import-pictures.ts';
export { storePhotos } from './pictures/open-pictures.ts';
export { plainText } from './read/plain-text.ts';
export { sweepListingImports } from './receive-import.ts';
export { importsRoutes } from './routes.ts';
export { refuseDeadImports, runImport } from './run-import.ts';
export { type FromThread, runInThread, type ToThread } from './run-in-thread.ts';
export { withPhotos } from './save-home.ts';
export { serveExampleFiles } from './show/serve-examples.ts';
export { serveImportProblems } from './show/serve-problems.ts';
export { resumeWaitingImports } from './wait-for-tomorrow.ts';
