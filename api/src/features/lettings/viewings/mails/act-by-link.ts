import type { MailedViewing, viewingLinksContract } from '@letfair/contract/lettings/viewings/links';
import { isBooked } from '@letfair/domain/lettings/viewings/lifecycle';
import { isForMail, type MailedAction } from '@letfair/domain/lettings/viewings/mailed-actions';
import type { ViewingMode } from '@letfair/domain/lettings/viewings/viewing-times';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { gone, invalid } from '../../../../platform/http/refusals.ts';
import { actAs, confirmAs, rescheduleAs } from '../act-on-viewing.ts';
import { presentViewing } from '../present-viewing.ts';
import { findFreeInstead } from '../times/show-slots.ts';
import { findOwnViewing } from '../viewings.repository.ts';
import { findOpenApplication } from './mail-side.ts';
import { findViewingLink } from './viewing-links.repository.ts';

const linkGone = gone('This link no longer works. Sign in to see your viewings.');

/** What the page of a mailed link shows; reading changes nothing, because mail scanners open links. */
export const openViewingLink =
  (db: Db): Handler<typeof viewingLinksContract.open> =>
  async ({ body: { token } }) => {
    const link = await findViewingLink(db, token);
    const data = link && (await presentMailed(db, link.account_id, link.viewing_id));
    return data ? { ok: true, data } : linkGone;
  };

export const actByViewingLink =
  (): Handler<typeof viewingLinksContract.act> =>
  ({ body: { token, action, slotId, mode }, write }) =>
    write(async (tx) => {
      const link = await findViewingLink(tx, token);
      if (!link) return linkGone;
      if (action === 'reschedule' && slotId === undefined) return invalid('slotId', 'Choose a time.');
      const taken = await take(tx, link, { action, slotId: slotId ?? '', mode });
      if (!taken.ok) return { ...taken, data: undefined };
      const data = await presentMailed(tx, link.account_id, link.viewing_id);
      return data ? { ok: true, data } : linkGone;
    });

interface Link {
  readonly account_id: string;
  readonly viewing_id: string;
}

interface Press {
  readonly action: MailedAction;
  readonly slotId: string;
  readonly mode: ViewingMode | undefined;
}

function take(tx: Tx, { account_id, viewing_id }: Link, { action, slotId, mode }: Press) {
  if (action === 'confirm') return confirmAs(tx, account_id, viewing_id);
  if (action === 'reschedule') return rescheduleAs(tx, account_id, viewing_id, slotId);
  return actAs(tx, account_id, viewing_id, { action, note: '', mode }, { isUndoable: false });
}

async function presentMailed(db: Db, accountId: string, viewingId: string): Promise<MailedViewing | null> {
  const row = await findOwnViewing(db, accountId, viewingId);
  if (!row) return null;
  const viewing = await presentViewing(db, accountId, row);
  const { status, side, propertyId, propertyTitle, startsAt, endsAt, confirmedAt, actions, tenant, lister } = viewing;
  const canConfirm = side === 'tenant' && isBooked(status) && row.starts_at > new Date();
  const application = await findOpenApplication(db, propertyId, tenant.id);
  return {
    status,
    endedBy: viewing.endedBy,
    side,
    propertyId,
    propertyTitle,
    startsAt,
    endsAt,
    move: viewing.move && { startsAt: viewing.move.startsAt, endsAt: viewing.move.endsAt },
    modes: viewing.modes,
    other: (side === 'tenant' ? lister : tenant).name,
    hasConfirmed: confirmedAt !== null,
    actions: [...actions.filter(isForMail), ...(canConfirm ? (['confirm'] as const) : [])],
    slots: actions.includes('reschedule') ? await findOtherTimes(db, row) : [],
    applicationId: application?.id ?? null,
  };
}

const findOtherTimes = async (db: Db, row: { listing_id: string; tenant_id: string; slot_id: string }) =>
  (await findFreeInstead(db, row.listing_id, row.tenant_id)).filter(({ id }) => id !== row.slot_id);
