import type { Viewing, ViewingSlot, WaitingPlace } from '@letfair/contract/lettings/viewings/viewings';
import type { OfferedMode, ViewingMode } from '@letfair/domain/lettings/viewings/viewing-times';
import { useState } from 'react';
import { type Notice, useStep } from '../../../../lib/forms/use-step.ts';
import { type Answered, useAnswer } from '../../../../lib/network/use-answer.ts';
import { offerUndo } from '../../../../ui/feedback/offer-undo.ts';
import { api, useSession } from '../../../accounts/session/index.ts';
import { viewingMoment } from '../slot-words.ts';
import { afterUndo, undoneText } from '../steps/step-words.ts';

/** What can be booked of a home, and what the reader has. */
export interface HomeViewings {
  readonly slots: readonly ViewingSlot[];
  readonly next: ViewingSlot | null;
  /** Null where the lister has not said when the home can be viewed. */
  readonly mode: OfferedMode | null;
  readonly waiting: WaitingPlace | null;
  readonly bookingsLeft: number;
  /** False for a home that is off the market. */
  readonly isOpen: boolean;
  /** The reader's own, which is coming. */
  readonly viewing: Viewing | null;
}

interface Told extends Notice {
  /** Free times in place of one that went. */
  readonly instead: readonly ViewingSlot[];
}

interface Refused {
  readonly success: false;
  readonly message: string;
  readonly data?: { readonly slots: readonly ViewingSlot[] } | undefined;
}
type Call<Data> = (options: {
  readonly idempotencyKey: string;
}) => Promise<{ readonly success: true; readonly data: Data } | Refused>;

/** The viewings of one home for whoever looks at it, and what they can do about them. */
export function useBooking(propertyId: string) {
  const session = useSession();
  const isTenant = session.status === 'signed-in' && session.user.userType === 'tenant';
  const token = isTenant ? session.token : null;
  const { data, setData, hasFailed, load } = useAnswer(
    (signal) => loadViewings(propertyId, signal),
    session.status === 'loading' ? null : `${token} ${propertyId}`,
  );
  const [instead, setInstead] = useState<readonly ViewingSlot[]>([]);
  const [mode, setMode] = useState<ViewingMode>('in-person');
  const step = useStep(load);

  /** True when it was done. */
  async function take<Data>(name: string, call: Call<Data>, onDone: (data: Data) => string): Promise<boolean> {
    const taken = await step.take(name, call, { done: ({ data }) => onDone(data) });
    if (!taken) return false;
    setInstead((!taken.isDone && taken.refused?.data?.slots) || []);
    return taken.isDone;
  }
  const told: Told | null = step.notice && { ...step.notice, instead };

  const showViewing = (viewing: Viewing | null) => setData((before) => before && { ...before, viewing });

  function showBooked(viewing: Viewing, what: string): string {
    showViewing(viewing);
    return `${what}: ${viewingMoment(viewing.startsAt)}. We’ve emailed you an invitation for your calendar.`;
  }

  const params = { id: propertyId };
  return {
    propertyId,
    isTenant,
    // What is shown outlives a load that failed.
    home: { data, hasFailed: hasFailed && !data, reload: load },
    told,
    /** How the reader would like to view a home that offers both. */
    mode,
    setMode,
    /** The id of the slot, or the name of the step. */
    underWay: step.underWay,
    book: (slotId: string) =>
      take(
        slotId,
        (options) =>
          api.viewings.book({ body: { propertyId, slotId, ...(data?.mode === 'both' && { mode }) } }, options),
        (viewing) => showBooked(viewing, 'Booked'),
      ),
    move: (viewing: Viewing, slotId: string) =>
      take(
        slotId,
        (options) => api.viewings.reschedule({ params: { id: viewing.id }, body: { slotId } }, options),
        (moved) => showBooked(moved, 'Moved'),
      ),
    answerMove: (viewing: Viewing, action: 'accept-move' | 'decline-move') =>
      take(
        action,
        (options) => api.viewings.act({ params: { id: viewing.id }, body: { action } }, options),
        (answered) => showBooked(answered, action === 'accept-move' ? 'Moved' : 'Your viewing hasn’t changed'),
      ),
    cancel: async (viewing: Viewing) => {
      const params = { id: viewing.id };
      const taken = await step.take('cancel', (options) =>
        api.viewings.act({ params, body: { action: 'cancel' } }, options),
      );
      if (!taken?.isDone) return;
      showViewing(null);
      offerUndo({
        title: 'You’ve cancelled your viewing',
        description: afterUndo(viewing, new Date()),
        undo: (options) => api.viewings.undo({ params }, options),
        undone: undoneText,
        onUndone: showViewing,
        onRefused: load,
      });
    },
    join: () =>
      take(
        'join',
        (options) => api.viewings.joinWaitingList({ params }, options),
        () => 'You’re on the waiting list.',
      ),
    ask: () =>
      take(
        'join',
        (options) => api.viewings.joinWaitingList({ params }, options),
        () => 'You’ve asked for viewing times.',
      ),
    leave: () =>
      take(
        'leave',
        (options) => api.viewings.leaveWaitingList({ params }, options),
        () => 'You’ve left the waiting list.',
      ),
  };
}

export type Booking = ReturnType<typeof useBooking>;

const nothingToView: HomeViewings = {
  slots: [],
  next: null,
  mode: null,
  waiting: null,
  bookingsLeft: 0,
  isOpen: false,
  viewing: null,
};

async function loadViewings(propertyId: string, signal: AbortSignal): Promise<Answered<HomeViewings>> {
  const answer = await api.viewings.slots({ params: { id: propertyId }, query: {} }, { signal });
  if (!answer.success) return answer.error.code === 'not_found' ? { success: true, data: nothingToView } : answer;
  const { yours, ...home } = answer.data;
  const shown = yours && (await api.viewings.show({ params: { id: yours.id } }, { signal }));
  if (shown && !shown.success) return shown;
  return { success: true, data: { ...home, isOpen: true, viewing: shown?.data ?? null } };
}
