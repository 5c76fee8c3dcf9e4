import type { Viewing, ViewingSlot, WaitingPlace } from '@letfair/contract/lettings/viewings/viewings';
import { materialInformation } from '@letfair/contract/listings/listing-payload';
import { publicName } from '@letfair/domain/accounts/contact-details';
import { type MailName, mailName } from '@letfair/domain/accounts/sendable-name';
import { addressShownFrom, blamedSide } from '@letfair/domain/lettings/viewings/booking-rules';
import { isBooked, type ViewingSide, viewingActionsFrom } from '@letfair/domain/lettings/viewings/lifecycle';
import { modesOf } from '@letfair/domain/lettings/viewings/viewing-times';
import type { Db } from '../../../platform/db.ts';
import { areaName, pointOf } from '../../search/results/index.ts';
import type { SlotRow } from './times/slots.repository.ts';
import { findViewingContext, type ViewedHome } from './viewing-context.repository.ts';
import { uidOf, type ViewingRow } from './viewings.repository.ts';
import type { PlaceRow } from './waiting/waiting-list.repository.ts';

/** Callers have checked that the account is one of the two sides. */
export const sideOf = ({ tenant_id }: ViewingRow, accountId: string): ViewingSide =>
  tenant_id === accountId ? 'tenant' : 'lister';

type NamedViewing<Name extends string> = Omit<Viewing, 'tenant' | 'lister' | 'meets'> & {
  readonly tenant: { readonly id: string; readonly name: Name };
  readonly lister: { readonly id: string; readonly name: Name };
  /** Null where nobody in particular does. */
  readonly meets: Name | null;
};
/** As emails and calendars may show it. */
export type MailedViewing = NamedViewing<MailName>;

export async function presentViewings(db: Db, readerId: string, rows: readonly ViewingRow[]): Promise<Viewing[]> {
  const viewings = await presentNamed(db, readerId, rows, (name) => name);
  return viewings.map((viewing) => ({ ...viewing, meets: viewing.meets ?? '' }));
}

export const presentMailedViewings = (db: Db, readerId: string, rows: readonly ViewingRow[]) =>
  presentNamed(db, readerId, rows, mailName);

async function presentNamed<Name extends string>(
  db: Db,
  readerId: string,
  rows: readonly ViewingRow[],
  show: (name: string, userType: 'tenant' | 'landlord' | 'agent') => Name,
): Promise<NamedViewing<Name>[]> {
  const beside = await findViewingContext(db, rows, readerId);
  const now = new Date();
  return rows.flatMap((row) => {
    const home = beside.homes.get(row.listing_id);
    if (!home) return [];
    const side = sideOf(row, readerId);
    const contest = beside.contests.get(row.id);
    const isHolder = isBooked(row.status);
    const isMine = side === 'lister';
    const shown = isHolder || isMine;
    const assigned = row.assigned_to === null ? undefined : beside.people.get(row.assigned_to);
    const lister = beside.people.get(row.lister_id);
    const listerType = lister?.company_name ? 'agent' : 'landlord';
    const mode = row.mode ?? modesOf(home.mode ?? 'in-person')[0] ?? 'in-person';
    const isVideo = mode === 'video';
    const meets = shown ? (assigned?.first_name ?? home.meets ?? '') : '';
    return [
      {
        id: row.id,
        uid: uidOf(row.id),
        sequence: row.sequence,
        status: row.status,
        propertyId: row.listing_id,
        propertyTitle: home.title,
        slotId: row.slot_id,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        mode,
        modes: row.status === 'proposed' ? [...modesOf(home.mode ?? 'in-person')] : [],
        capacity: beside.capacities.get(row.slot_id) ?? 1,
        side,
        tenant: { id: row.tenant_id, name: show(nameOf(beside.people.get(row.tenant_id)), 'tenant') },
        lister: { id: row.lister_id, name: show(nameOf(lister), listerType) },
        meets: meets.trim() === '' ? null : show(meets, listerType),
        area: areaName(home),
        point: pointOf(home),
        ...presentAddress(home, row, { shown, isMine, isVideo, now }),
        meetingPlace: shown && !isVideo ? (home.meeting_place ?? '') : '',
        // Of a home that offers both they are about parking and the door.
        notes: shown && !(isVideo && home.mode === 'both') ? (home.notes ?? '') : '',
        videoLink: shown && isVideo ? (home.video_link ?? '') : '',
        move: presentMove(row, beside.moves.get(row.move_slot_id ?? '')),
        note: row.note,
        endedBy: row.ended_by,
        isLate: row.is_late,
        confirmedAt: row.confirmed_at?.toISOString() ?? null,
        otherRecord: beside.records.get(side === 'tenant' ? row.lister_id : row.tenant_id) ?? null,
        contest: contest ? { status: contest.status, content: contest.content, reason: contest.reason } : null,
        canContest: blamedSide({ status: row.status, isLate: row.is_late }) === side && !contest && !row.is_struck,
        actions: [...viewingActionsFrom(row.status, side, { startsAt: row.starts_at, now })],
        conversationId: beside.conversations.get(`${row.listing_id} ${row.tenant_id}`) ?? null,
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
        // Never told to the tenant.
        ...(isMine && {
          assignedTo: row.assigned_to,
          propertyReference: home.reference,
          propertyStreet: home.line1,
        }),
      },
    ];
  });
}

export async function presentViewing(db: Db, readerId: string, row: ViewingRow): Promise<Viewing> {
  const [viewing] = await presentViewings(db, readerId, [row]);
  if (!viewing) throw new Error(`The home of viewing ${row.id} is missing.`);
  return viewing;
}

export async function presentMailedViewing(db: Db, readerId: string, row: ViewingRow): Promise<MailedViewing> {
  const [viewing] = await presentMailedViewings(db, readerId, [row]);
  if (!viewing) throw new Error(`The home of viewing ${row.id} is missing.`);
  return viewing;
}

interface Audience {
  readonly shown: boolean;
  readonly isMine: boolean;
  readonly isVideo: boolean;
  readonly now: Date;
}

/** The lister knows where the home is; the booked learn it at once, or a day before where the lister hides it. */
function presentAddress(home: ViewedHome, row: ViewingRow, { shown, isMine, isVideo, now }: Audience) {
  // Nobody goes to the door for a call.
  if (isVideo) return { address: null, addressFrom: null };
  const { shareAddress } = materialInformation.parse(home.material_information);
  const from = isMine ? null : addressShownFrom(row.starts_at, { sharesAddress: shareAddress });
  const isVisible = shown && (from === null || from <= now);
  return {
    address: isVisible ? { line1: home.line1, line2: home.line2, city: home.city, postcode: home.postcode } : null,
    addressFrom: shown && !isVisible && from ? from.toISOString() : null,
  };
}

/** Until one of the two times comes. */
function presentMove(row: ViewingRow, slot: Pick<SlotRow, 'id' | 'starts_at' | 'ends_at'> | undefined) {
  if (!slot || row.status !== 'move-suggested') return null;
  const until = slot.starts_at < row.starts_at ? slot.starts_at : row.starts_at;
  return {
    slotId: slot.id,
    startsAt: slot.starts_at.toISOString(),
    endsAt: slot.ends_at.toISOString(),
    until: until.toISOString(),
  };
}

const nameOf = (person: { first_name: string; last_name: string; company_name: string | null } | undefined): string =>
  person ? publicName({ firstName: person.first_name, lastName: person.last_name, company: person.company_name }) : '';

export const presentSlot = (slot: SlotRow, tenantId: string | null): ViewingSlot => ({
  id: slot.id,
  startsAt: slot.starts_at.toISOString(),
  endsAt: slot.ends_at.toISOString(),
  capacity: slot.capacity,
  placesLeft: slot.capacity - slot.taken,
  isYours: tenantId !== null && slot.reserved_for === tenantId,
});

export const presentPlace = (place: PlaceRow): WaitingPlace => ({
  propertyId: place.listing_id,
  propertyTitle: place.title,
  position: place.position,
  offer:
    place.slot_id && place.starts_at && place.ends_at && place.offered_until
      ? {
          slot: {
            id: place.slot_id,
            startsAt: place.starts_at.toISOString(),
            endsAt: place.ends_at.toISOString(),
            capacity: place.capacity ?? 1,
            placesLeft: 1,
            isYours: true,
          },
          until: place.offered_until.toISOString(),
        }
      : null,
});
