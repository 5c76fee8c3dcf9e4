import type { Db } from '../../platform/db.ts';

export interface SupportDeps {
  readonly db: Db;
  /** Where people reach the site; links in mails start with it. */
  readonly publicUrl: string;
  /** Where our own desk reads its mail. */
  readonly supportEmail: string;
}

/** Where each side reads the thread of a ticket. */
export const ticketLinks = (publicUrl: string, reference: string) => ({
  sender: `${publicUrl}/support?ticket=${reference}`,
  desk: `${publicUrl}/admin/dashboard?tab=tickets&ticket=${reference}`,
});
