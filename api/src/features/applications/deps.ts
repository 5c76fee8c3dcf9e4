import type { Db } from '../../platform/db.ts';

export interface ApplicationsDeps {
  readonly db: Db;
  /** Where people reach the site; links in mails start with it. */
  readonly publicUrl: string;
}

export const applicationsLink = (publicUrl: string): string => `${publicUrl}/applications`;
