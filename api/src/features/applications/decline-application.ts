import type { Tx } from '../../platform/db.ts';
import type { ApplicationRow } from './applications.repository.ts';
import { mailTenant, type News } from './mail-tenant.ts';
import { declinedMail } from './mails.ts';
import { moveApplication } from './move-application.ts';

/** Declines a locked application; the tenant reads why. */
export async function declineApplication(
  tx: Tx,
  application: ApplicationRow,
  reason: string,
  news: News,
): Promise<ApplicationRow | null> {
  const declined = await moveApplication(tx, application, { action: 'decline', side: 'lister', reason });
  if (declined) await mailTenant(tx, declined, declinedMail({ ...news, reason }));
  return declined;
}
