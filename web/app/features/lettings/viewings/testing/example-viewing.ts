import type { Viewing, ViewingSlot } from '@letfair/contract/lettings/viewings/viewings';

const HALF_HOUR_MS = 1_800_000;

/** A free time for tests; `days` from now at about this time. */
export function exampleSlot(id: string, days: number, changes: Partial<ViewingSlot> = {}): ViewingSlot {
  const startsAt = new Date(Date.now() + days * 86_400_000);
  return {
    id,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + HALF_HOUR_MS).toISOString(),
    capacity: 1,
    placesLeft: 1,
    isYours: false,
    ...changes,
  };
}

/** A tenant's booked viewing for tests. */
export function exampleViewing(slot: ViewingSlot, changes: Partial<Viewing> = {}): Viewing {
  return {
    id: 'viewing-1',
    uid: 'viewing-1@letfair.example',
    sequence: 0,
    status: 'booked',
    propertyId: 'home-1',
    propertyTitle: 'Two rooms by the canal',
    slotId: slot.id,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    mode: 'in-person',
    modes: [],
    capacity: 1,
    side: 'tenant',
    tenant: { id: 'maya', name: 'Maya Shah' },
    lister: { id: 'sam', name: 'Sam Field' },
    meets: '',
    area: 'Leeds LS1',
    point: null,
    address: null,
    addressFrom: null,
    meetingPlace: '',
    notes: '',
    videoLink: '',
    move: null,
    note: '',
    endedBy: null,
    isLate: false,
    confirmedAt: null,
    otherRecord: null,
    contest: null,
    canContest: false,
    actions: ['reschedule', 'cancel'],
    conversationId: null,
    createdAt: slot.startsAt,
    updatedAt: slot.startsAt,
    ...changes,
  };
}
