import { keysOf } from '@letfair/domain/keys-of';
import {
  CAPACITY,
  GAP_MINUTES,
  isTimeOfDay,
  MAX_DAYS_OFF,
  MAX_MEETING_PLACE,
  MAX_MEETS,
  MAX_SINGLES,
  MAX_VIDEO_LINK,
  MAX_VIEWING_NOTES,
  MAX_WEEKLY_HOURS,
  MINUTES,
  NOTICE_HOURS,
  offeredModeLabels,
  timesSentences,
} from '@letfair/domain/lettings/viewings/viewing-times';
import * as z from 'zod';
import { day } from '../../listings/listing-payload.ts';
import { count, text } from '../../wire/text.ts';

export const whole = ({ min, max }: { readonly min: number; readonly max: number }, sentence: string) =>
  z.int(sentence).min(min, sentence).max(max, sentence);
const time = text(5)
  .refine(isTimeOfDay, timesSentences.time)
  .meta({ examples: ['09:30'] });
const weekday = z.union([1, 2, 3, 4, 5, 6, 7].map((number) => z.literal(number as 1 | 2 | 3 | 4 | 5 | 6 | 7)));
export const singleTime = z.strictObject({ day, time });

export const viewingTimes = z.strictObject({
  minutes: whole(MINUTES, timesSentences.minutes),
  gapMinutes: whole(GAP_MINUTES, timesSentences.gapMinutes),
  capacity: whole(CAPACITY, timesSentences.capacity),
  mode: z.enum(keysOf(offeredModeLabels)),
  videoLink: text(MAX_VIDEO_LINK).trim(),
  noticeHours: whole(NOTICE_HOURS, timesSentences.noticeHours),
  meetingPlace: text(MAX_MEETING_PLACE).trim(),
  notes: text(MAX_VIEWING_NOTES).trim(),
  meets: text(MAX_MEETS).trim(),
  allowsOverlap: z.boolean(),
  /** Monday is 1; UK time. */
  weekly: z.array(z.strictObject({ weekday, from: time, to: time })).max(MAX_WEEKLY_HOURS),
  daysOff: z.array(day).max(MAX_DAYS_OFF),
  singles: z.array(singleTime).max(MAX_SINGLES),
});
export const savedTimes = z.object({
  /** The usual ones while nothing was saved; days that are over are left out. */
  times: viewingTimes,
  isSaved: z.boolean(),
  /** Free times of the next three weeks. */
  freeSlots: count,
  /** Tenants who wait for a time: they asked for one, or found none free. */
  asking: count,
  /** Booked viewings that are not among the times any more; they stay as they are. */
  bookedOutside: count,
});
export type SavedViewingTimes = z.output<typeof savedTimes>;
