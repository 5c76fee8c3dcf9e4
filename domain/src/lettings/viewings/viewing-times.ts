import { daysAfter } from '../../plain-date.ts';
import { ukInstant } from '../../uk-time.ts';

/** ISO weekdays: Monday is 1. */
export const weekdayLabels = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const;
export type Weekday = keyof typeof weekdayLabels;

export const viewingModeLabels = { 'in-person': 'In person', video: 'By video' } as const;
export type ViewingMode = keyof typeof viewingModeLabels;
/** What a home offers; with both, the tenant chooses. */
export const offeredModeLabels = { ...viewingModeLabels, both: 'In person or by video' } as const;
export type OfferedMode = keyof typeof offeredModeLabels;

export const modesOf = (offered: OfferedMode): readonly ViewingMode[] =>
  offered === 'both' ? ['in-person', 'video'] : [offered];

/** How a viewing takes place, in person unless something else was chosen; null for a way that is not offered. */
export function chooseMode(offered: OfferedMode, wanted: ViewingMode | undefined): ViewingMode | null {
  const [usual] = modesOf(offered);
  if (wanted === undefined) return usual ?? null;
  return modesOf(offered).includes(wanted) ? wanted : null;
}

/** Hours of every week; UK time, "09:30". */
export interface WeeklyHours {
  readonly weekday: Weekday;
  readonly from: string;
  readonly to: string;
}

export interface SingleTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** UK time, "09:30". */
  readonly time: string;
}

/** When and how a home can be viewed. */
export interface ViewingTimes {
  readonly minutes: number;
  readonly gapMinutes: number;
  /** Households at the same viewing. */
  readonly capacity: number;
  readonly mode: OfferedMode;
  /** Shown to the booked only. */
  readonly videoLink: string;
  /** Viewings that begin sooner than this cannot be booked. */
  readonly noticeHours: number;
  readonly meetingPlace: string;
  /** Parking, buzzer and the like; shown to the booked only. */
  readonly notes: string;
  /** Who meets the tenants; empty for the lister. */
  readonly meets: string;
  /** Times may overlap those of the lister's other homes. */
  readonly allowsOverlap: boolean;
  readonly weekly: readonly WeeklyHours[];
  /** Exceptions: days on which the weekly hours do not apply. */
  readonly daysOff: readonly string[];
  readonly singles: readonly SingleTime[];
}

const MINUTE_MS = 60_000;

/** Where the time of a slot comes from. */
export const slotSources = ['weekly', 'single', 'proposed'] as const;
export type SlotSource = (typeof slotSources)[number];

export interface SlotTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly source: Exclude<SlotSource, 'proposed'>;
}

/** Null for a time that the change to summer time leaves out. */
export const startOf = ({ day, time }: SingleTime): Date | null => ukInstant(day, time);

export const endOf = (startsAt: Date, minutes: number): Date => new Date(startsAt.getTime() + minutes * MINUTE_MS);

const isoWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const timeOfDay = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Every time from a day to so many days later, the earliest first; a viewing at 10:00 is at 10:00 in summer and winter. */
export function expandTimes(times: ViewingTimes, firstDay: string, days: number): readonly SlotTime[] {
  const { minutes, gapMinutes, weekly, singles } = times;
  const daysOff = new Set(times.daysOff);
  const lastDay = daysAfter(firstDay, days);
  const slots: SlotTime[] = [];
  const add = (day: string, time: string, source: SlotTime['source']) => {
    const startsAt = ukInstant(day, time);
    if (startsAt) slots.push({ startsAt, endsAt: endOf(startsAt, minutes), source });
  };
  for (let day = firstDay; day <= lastDay; day = daysAfter(day, 1)) {
    if (daysOff.has(day)) continue;
    const weekday = isoWeekday(day);
    for (const hours of weekly)
      if (hours.weekday === weekday)
        for (let start = minuteOf(hours.from); start + minutes <= minuteOf(hours.to); start += minutes + gapMinutes)
          add(day, timeOfDay(start), 'weekly');
  }
  for (const { day, time } of singles) if (day >= firstDay && day <= lastDay) add(day, time, 'single');
  return slots.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Viewings are offered for the next three weeks. */
export const DAYS_AHEAD = 21;
/** How far ahead single times and days off can be entered. */
export const ENTRY_DAYS_AHEAD = 90;
export const MINUTES = { min: 10, max: 180 } as const;
export const GAP_MINUTES = { min: 0, max: 120 } as const;
/** A group viewing has up to 20 households. */
export const CAPACITY = { min: 1, max: 20 } as const;
export const NOTICE_HOURS = { min: 0, max: 168 } as const;
export const MAX_WEEKLY_HOURS = 28;
export const MAX_DAYS_OFF = 90;
export const MAX_SINGLES = 60;
/** Times of one home in three weeks. */
export const MAX_SLOTS = 300;
export const MAX_MEETING_PLACE = 200;
export const MAX_VIEWING_NOTES = 1_000;
export const MAX_VIDEO_LINK = 500;
export const MAX_MEETS = 100;

export const defaultViewingTimes: ViewingTimes = {
  minutes: 20,
  gapMinutes: 10,
  capacity: 1,
  mode: 'in-person',
  videoLink: '',
  noticeHours: 24,
  meetingPlace: '',
  notes: '',
  meets: '',
  allowsOverlap: false,
  weekly: [],
  daysOff: [],
  singles: [],
};

/** After work and on Saturdays, when most people can come: what the form begins with until a lister saves their own. */
export const usualHours: readonly WeeklyHours[] = [
  ...([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, from: '17:30', to: '20:00' })),
  { weekday: 6, from: '10:00', to: '16:00' },
];

export const timesSentences = {
  minutes: `A viewing can take ${MINUTES.min} to ${MINUTES.max} minutes.`,
  gapMinutes: `The gap between viewings can be ${GAP_MINUTES.min} to ${GAP_MINUTES.max} minutes.`,
  capacity: `A viewing can be for ${CAPACITY.min} to ${CAPACITY.max} households.`,
  noticeHours: `You can ask for ${NOTICE_HOURS.min} to ${NOTICE_HOURS.max} hours’ notice.`,
  time: 'Enter a time such as 09:30.',
  hoursTooShort: 'This time slot is too short for a viewing.',
  hoursOverlap: 'Some of your weekly hours overlap.',
  singleInPast: 'This time is in the past.',
  tooFarAhead: `You can enter times up to ${ENTRY_DAYS_AHEAD} days ahead.`,
  noSuchTime: 'This time doesn’t exist: the clocks go forward that night.',
  singlesOverlap: 'Some of your viewing times overlap.',
  tooMany: `That’s more than ${MAX_SLOTS} viewings in three weeks. Offer fewer hours, or make the viewings longer.`,
  videoLink: 'Enter the link to the video call, starting with https://',
} as const;

export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** What is wrong with times whose fields are each within their limits, by the name of the field. */
export function viewingTimesProblems(times: ViewingTimes, today: string, now: Date): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (times.weekly.some(({ from, to }) => minuteOf(to) - minuteOf(from) < times.minutes))
    problems.weekly = timesSentences.hoursTooShort;
  else if (weeklyOverlap(times.weekly)) problems.weekly = timesSentences.hoursOverlap;
  const lastDay = daysAfter(today, ENTRY_DAYS_AHEAD);
  if (times.daysOff.some((day) => day > lastDay)) problems.daysOff = timesSentences.tooFarAhead;
  const single = times.singles.map((one) => singleProblem(one, lastDay, now)).find((problem) => problem !== null);
  if (single) problems.singles = single;
  if (modesOf(times.mode).includes('video') && !isWebLink(times.videoLink))
    problems.videoLink = timesSentences.videoLink;
  if (Object.keys(problems).length > 0) return problems;

  const slots = expandTimes(times, today, ENTRY_DAYS_AHEAD);
  if (slots.some(({ startsAt }, index) => index > 0 && startsAt < slots[index - 1]!.endsAt))
    return { singles: timesSentences.singlesOverlap };
  if (expandTimes(times, today, DAYS_AHEAD).length > MAX_SLOTS) return { weekly: timesSentences.tooMany };
  return {};
}

function weeklyOverlap(weekly: readonly WeeklyHours[]): boolean {
  const sorted = weekly.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));
  return sorted.some((hours, index) => {
    const before = sorted[index - 1];
    return before !== undefined && before.weekday === hours.weekday && before.to > hours.from;
  });
}

function singleProblem(single: SingleTime, lastDay: string, now: Date): string | null {
  if (single.day > lastDay) return timesSentences.tooFarAhead;
  const startsAt = startOf(single);
  if (startsAt === null) return timesSentences.noSuchTime;
  return startsAt <= now ? timesSentences.singleInPast : null;
}

const isWebLink = (text: string): boolean => /^https:\/\/[^\s/][^\s/.]*\.\S+$/.test(text);
