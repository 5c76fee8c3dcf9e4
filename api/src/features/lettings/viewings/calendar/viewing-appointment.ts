import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { midSentence } from '@letfair/domain/accounts/sendable-name';
import type { ViewingStatus } from '@letfair/domain/lettings/viewings/lifecycle';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import type { Appointment } from '../../../../platform/calendar/write-calendar.ts';
import type { ForgottenTime } from '../announce-viewing.ts';
import type { MailedViewing } from '../present-viewing.ts';
import { moveUidOf } from '../viewings.repository.ts';

const statuses: Readonly<Record<ViewingStatus, Appointment['status']>> = {
  proposed: 'tentative',
  booked: 'confirmed',
  rescheduled: 'confirmed',
  'move-suggested': 'confirmed',
  happened: 'confirmed',
  'no-show-tenant': 'confirmed',
  'no-show-lister': 'confirmed',
  'cancelled-by-tenant': 'cancelled',
  'cancelled-by-lister': 'cancelled',
};

export const viewingLink = (publicUrl: string, id: string): string => `${publicUrl}/viewings?id=${id}`;

/** "Flat 2, 12 Lock Street, Leeds LS1 4AP"; null while the reader may not know it. */
export const addressInWords = ({ address }: Pick<Viewing, 'address'>): string | null =>
  address && [address.line1, address.line2, `${address.city} ${address.postcode}`].filter(Boolean).join(', ');

/** What the calendar of one side shows of a viewing; the viewing is presented to that side, so it holds no more. */
export function viewingAppointment(viewing: MailedViewing, publicUrl: string): Appointment {
  const { side, tenant, propertyTitle, area, mode, meets, meetingPlace, notes, addressFrom } = viewing;
  const link = viewingLink(publicUrl, viewing.id);
  const isVideo = mode === 'video';
  return {
    uid: viewing.uid,
    sequence: viewing.sequence,
    status: statuses[viewing.status],
    startsAt: new Date(viewing.startsAt),
    endsAt: new Date(viewing.endsAt),
    changedAt: new Date(viewing.updatedAt),
    summary:
      side === 'tenant' ? `Viewing: ${propertyTitle}` : `Viewing with ${midSentence(tenant.name)}: ${propertyTitle}`,
    location: isVideo ? 'By video' : (addressInWords(viewing) ?? area),
    description: [
      ...(side === 'tenant' && meets ? [`You’ll meet ${midSentence(meets)}.`] : []),
      ...(meetingPlace ? [`Where to meet: ${meetingPlace}`] : []),
      ...(notes ? [notes] : []),
      ...(addressFrom && !isVideo ? [`We’ll send you the address on ${ukMomentInWords(new Date(addressFrom))}.`] : []),
    ].join('\n'),
    more: isVideo ? `Join the call, move or cancel: ${link}` : `Move or cancel: ${link}`,
    url: link,
  };
}

/** The time that a lister suggests instead, beside the viewing itself. */
export const moveAppointment = (viewing: MailedViewing, publicUrl: string): Appointment | null =>
  viewing.move && {
    ...viewingAppointment(viewing, publicUrl),
    uid: moveUidOf(viewing.id),
    status: 'tentative',
    startsAt: new Date(viewing.move.startsAt),
    endsAt: new Date(viewing.move.endsAt),
  };

/** Takes a time out of a calendar that was offered and is not taken. */
export const forgottenAppointment = (
  viewing: MailedViewing,
  { uid, sequence, startsAt, endsAt }: ForgottenTime,
  publicUrl: string,
): Appointment => ({
  ...viewingAppointment(viewing, publicUrl),
  uid,
  sequence,
  status: 'cancelled',
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
