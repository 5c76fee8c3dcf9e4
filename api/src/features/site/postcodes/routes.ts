import type { postcodesContract } from '@letfair/contract/site/postcodes';
import type { Db } from '../../../platform/db.ts';
import type { PartedFiles } from '../../../platform/files/parted-files.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import {
  beginDirectoryImport,
  cancelDirectoryImport,
  receiveDirectoryPart,
  showPostcodes,
} from './receive-directory.ts';

export const postcodesRoutes = (db: Db, files: PartedFiles): Handlers<typeof postcodesContract> => ({
  show: showPostcodes(db),
  begin: beginDirectoryImport(db, files),
  sendPart: receiveDirectoryPart(db, files),
  cancel: cancelDirectoryImport(files),
});
