import type { privacyContract } from '@letfair/contract/privacy';
import type { Handlers } from '../../platform/http/handlers.ts';
import { type ClosingDeps, closeAccount, keepAccount } from './erasure/close-account.ts';
import { openExport } from './export/download-export.ts';
import { askForExport, showPrivacy } from './export/request-export.ts';

export const privacyRoutes = (deps: ClosingDeps): Handlers<typeof privacyContract> => ({
  show: showPrivacy(deps.db),
  askForExport: askForExport(),
  openExport: openExport(),
  close: closeAccount(deps),
  keep: keepAccount(deps.publicUrl),
});
