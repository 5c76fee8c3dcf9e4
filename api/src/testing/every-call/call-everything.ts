import { listLocalMail } from '../../index.ts';
import { openDb } from '../../platform/db.ts';
import { deleteOldRows } from '../../platform/retention/delete-old-rows.ts';
import type { TestApi } from '../test-api.ts';
import { testKeys } from '../test-database.ts';
import { callAccounts, callPrivacy, callProfile, callSecurity } from './call-accounts.ts';
import { callAdmin, callAppeals, callPostcodes, callReports, callSupport } from './call-desk.ts';
import { callFeed } from './call-feed.ts';
import { callImports } from './call-imports.ts';
import { callApplications, callConversations } from './call-lettings.ts';
import { callCertificates, callClients, callListings, callSearch } from './call-listings.ts';
import { callTeams } from './call-teams.ts';
import { callViewings } from './call-viewings.ts';

export async function callEverything(api: TestApi): Promise<void> {
  const { token: boss } = await api.as('admin');
  await callAccounts(api);
  await callProfile(api);
  await callSecurity(api, boss);
  await callAdmin(api, boss);
  await callPostcodes(api, boss);
  await listLocalMail(api.pool, testKeys, { limit: 20 });
  await callImports(api);
  await callListings(api, boss);
  await callConversations(api, boss);
  await callApplications(api, boss);
  await callViewings(api);
  await callReports(api, boss);
  await callAppeals(api, boss);
  await callClients(api);
  await callFeed(api);
  await callTeams(api);
  await callCertificates(api, boss);
  await callSupport(api, boss);
  await callSearch(api);
  await callPrivacy(api);
  await api.api.encryptSecrets();
  await deleteOldRows(openDb(api.pool));
}
