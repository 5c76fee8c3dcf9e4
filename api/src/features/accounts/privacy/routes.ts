import type { privacyContract } from '@letfair/contract/accounts/privacy';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { findAffected } from '../affected/index.ts';
import { cancelAccountDeletion, closeAccount, type PrivacyDeps } from './erasure/close-account.ts';
import { issueDownloadTicket } from './export/download-export.ts';
import { requestExport, showPrivacy } from './export/request-export.ts';

export const privacyRoutes = (deps: PrivacyDeps): Handlers<typeof privacyContract> => ({
  show: showPrivacy(deps.db),
  affected: async ({ actor }) => ({ ok: true, data: await findAffected(deps.db, actor.id, 'close') }),
  askForExport: requestExport(),
  openExport: issueDownloadTicket(),
  close: closeAccount(deps),
  keep: cancelAccountDeletion(deps.publicUrl),
});
