import type { viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { type Limit, limitRefusal } from '../../../../platform/throttle.ts';
import { lockAccount } from '../../../accounts/sign-in/index.ts';
import { findBlock } from '../../conversations/index.ts';
import { announceAsked } from '../announce-viewing.ts';
import { presentPlace } from '../present-viewing.ts';
import { blocked, homeNotFound, homeUnavailable, oneEach } from '../refusals.ts';
import { hasComingTimes, lockSlots } from '../times/slots.repository.ts';
import { isOpen, lockHomeForShare } from '../times/viewing-times.repository.ts';
import { findComing } from '../viewings.repository.ts';
import { releasePlace } from './release-place.ts';
import { deleteWaiting, findPlace, insertWaiting, lockWaiting } from './waiting-list.repository.ts';

const joinsPerDay: Limit = { bucket: 'viewing-waiting', hits: 50, seconds: 86_400 };

export const joinWaitingList =
  (): Handler<typeof viewingsContract.joinWaitingList> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const home = await lockHomeForShare(tx, params.id);
      if (!home || !isOpen(home)) return homeUnavailable;
      await lockAccount(tx, actor.id);
      if (await findBlock(tx, { tenant_id: actor.id, lister_id: home.account_id })) return blocked;
      if (await findComing(tx, actor.id, home.id)) return oneEach;
      const overLimit = await limitRefusal(tx, joinsPerDay, actor.id);
      if (overLimit) return overLimit;
      const joined = await insertWaiting(tx, home.id, actor.id);
      if (joined && !(await hasComingTimes(tx, home.id))) await announceAsked(tx, home.id, actor.id);
      const place = await findPlace(tx, home.id, actor.id);
      return place ? { ok: true, data: presentPlace(place) } : homeUnavailable;
    });

/** Leaving twice is leaving once. */
export const leaveWaitingList =
  (): Handler<typeof viewingsContract.leaveWaitingList> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const home = await lockHomeForShare(tx, params.id);
      if (!home) return homeNotFound;
      const waiting = await lockWaiting(tx, home.id, actor.id);
      if (waiting) await deleteWaiting(tx, waiting.id);
      const [held] = waiting?.slot_id ? await lockSlots(tx, [waiting.slot_id]) : [];
      if (held) await releasePlace(tx, held, { mayOffer: isOpen(home) });
      return { ok: true, data: { propertyId: home.id } };
    });
