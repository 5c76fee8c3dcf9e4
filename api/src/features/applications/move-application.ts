import {
  type ApplicationAction,
  type ApplicationSide,
  nextApplicationStatus,
} from '@letfair/domain/applications/lifecycle';
import type { Tx } from '../../platform/db.ts';
import { type ApplicationRow, insertEvent, setStatus } from './applications.repository.ts';
import { tellOtherSide } from './tell-other-side.ts';

export interface Step {
  readonly action: ApplicationAction;
  readonly side: ApplicationSide;
  readonly reason?: string;
}

/** Takes a locked application one step on, writes it down and tells the other side; null when it cannot be taken. */
export async function moveApplication(
  tx: Tx,
  application: ApplicationRow,
  { action, side, reason = '' }: Step,
): Promise<ApplicationRow | null> {
  const status = nextApplicationStatus(application.status, action, side);
  if (!status) return null;
  const moved = await setStatus(tx, application.id, status);
  await insertEvent(tx, { application_id: moved.id, by: side, status, note: reason });
  await tellOtherSide(tx, moved, side);
  return moved;
}
