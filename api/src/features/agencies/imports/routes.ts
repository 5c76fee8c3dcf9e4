import type { importsContract } from '@letfair/contract/agencies/imports';
import type { Db } from '../../../platform/db.ts';
import type { PartedFiles } from '../../../platform/files/parted-files.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { mapColumns } from './columns/map-columns.ts';
import { applyImport, beginImport, cancelImport, receiveImportPart } from './receive-import.ts';
import { listImports, listRows, showOneImport } from './show/list-imports.ts';
import { previewUndo, undoImport } from './undo/undo-import.ts';

export const importsRoutes = (db: Db, files: PartedFiles): Handlers<typeof importsContract> => ({
  list: listImports(db),
  begin: beginImport(db, files),
  sendPart: receiveImportPart(db, files),
  show: showOneImport(db),
  map: mapColumns(),
  rows: listRows(db),
  apply: applyImport(),
  undoPreview: previewUndo(db),
  undo: undoImport(),
  cancel: cancelImport(files),
});
