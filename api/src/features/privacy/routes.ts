import type { privacyContract } from '@letfair/contract/privacy';
import type { Handlers } from '../../platform/http/handlers.ts';
import { askForExport } from './ask-for-export.ts';
import { type ClosingDeps, closeAccount } from './close-account.ts';
import { keepAccount } from './keep-account.ts';
import { openExport } from './open-export.ts';
import { showPrivacy } from './show-privacy.ts';

export const privacyRoutes = (deps: ClosingDeps): Handlers<typeof privacyContract> => ({
  show: showPrivacy(deps.db),
  askForExport: askForExport(),
  openExport: openExport(),
  close: closeAccount(deps),
  keep: keepAccount(deps.publicUrl),
});
