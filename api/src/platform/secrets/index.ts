/** Keys of secrets without the rest of the API, for the start and for commands that must stay small. */

export { encryptWith, newKey, parseKey, type SecretKey, writeKey } from './cipher.ts';
export {
  createKeyFile,
  deleteKeyFile,
  KeyFileError,
  type KeyRing,
  type KeySource,
  openKeyRing,
  openToOthers,
  saveKeyFile,
} from './key-ring.ts';
