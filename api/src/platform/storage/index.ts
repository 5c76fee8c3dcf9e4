/** All of the API's storage without the rest of the API, for commands that must stay small. */

export { installationIdIn } from '../files/installation.ts';
export { copyStorage } from './copy-storage.ts';
export { fileStorage } from './file-storage.ts';
export { openStorage, probeStorage, type StorageLocation } from './open-storage.ts';
export {
  INSTALLATION_KEY,
  isStorageKey,
  type Storage,
  StorageError,
  type StorageKey,
  storageAreas,
} from './storage.ts';
export { type CanReachStorage, watchReach } from './watch-reach.ts';
