import type { ApplicationSide } from '@letfair/domain/applications/lifecycle';
import type { Tx } from '../../platform/db.ts';
import { notify } from '../../platform/live/notify.ts';
import type { ApplicationRow } from './applications.repository.ts';

/** What one side does shows on the open pages of the other at once. */
export const tellOtherSide = (tx: Tx, { id, tenant_id, lister_id }: ApplicationRow, by: ApplicationSide) =>
  notify(tx, { type: 'application', id, to: [by === 'tenant' ? lister_id : tenant_id] });
