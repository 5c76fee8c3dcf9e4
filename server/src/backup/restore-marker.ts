import type { Storage, StorageKey } from '@letfair/api/storage';

/** Holds the id of a backup while it is restored. */
export const RESTORE_MARKER: StorageKey = 'imports/unfinished-restore';

/** For a storage whose database is restored. */
export const removeRestoreMarker = (storage: Storage): Promise<void> => storage.delete(RESTORE_MARKER);
