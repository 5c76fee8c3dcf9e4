import type { Tx } from '../../platform/db.ts';
import { enqueueMail, type MailContent } from '../../platform/mail/enqueue-mail.ts';
import { accountById } from '../accounts/index.ts';
import type { ApplicationRow } from './applications.repository.ts';

export interface News {
  /** What the home is called. */
  readonly title: string;
  readonly link: string;
}

export async function mailTenant(tx: Tx, { tenant_id }: ApplicationRow, mail: MailContent): Promise<void> {
  const tenant = await accountById(tx, tenant_id);
  if (tenant) await enqueueMail(tx, tenant.email, mail);
}
