import {
  CAPACITY,
  GAP_MINUTES,
  isTimeOfDay,
  MINUTES,
  NOTICE_HOURS,
  type SingleTime,
  timesSentences,
  type ViewingTimes,
  viewingTimesProblems,
  type Weekday,
  type WeeklyHours,
} from '@letfair/domain/lettings/viewings/viewing-times';
import { ukDay } from '@letfair/domain/uk-time';

const limits = {
  minutes: MINUTES,
  gapMinutes: GAP_MINUTES,
  capacity: CAPACITY,
  noticeHours: NOTICE_HOURS,
} as const;
type NumberName = keyof typeof limits;
const numbers = Object.keys(limits) as NumberName[];

/** The form as it is typed: numbers are texts, and what was not added to a list yet stands beside it. */
export interface TimesDraft
  extends Omit<ViewingTimes, NumberName>,
    Readonly<Record<NumberName | 'newDayOff' | 'newDay' | 'newTime', string>> {}

export const draftOf = (times: ViewingTimes): TimesDraft => ({
  ...times,
  minutes: String(times.minutes),
  gapMinutes: String(times.gapMinutes),
  capacity: String(times.capacity),
  noticeHours: String(times.noticeHours),
  newDayOff: '',
  newDay: '',
  newTime: '',
});

/** What is saved; a day or time that was entered but not added counts as added. */
export function timesOfDraft(draft: TimesDraft): ViewingTimes {
  const { newDayOff, newDay, newTime, ...rest } = withNewSingle(withNewDayOff(draft));
  const number = (name: NumberName) => (draft[name].trim() === '' ? Number.NaN : Number(draft[name]));
  return {
    ...rest,
    minutes: number('minutes'),
    gapMinutes: number('gapMinutes'),
    capacity: number('capacity'),
    noticeHours: number('noticeHours'),
    videoLink: rest.mode === 'in-person' ? '' : rest.videoLink.trim(),
    meetingPlace: rest.meetingPlace.trim(),
    notes: rest.notes.trim(),
    meets: rest.meets.trim(),
  };
}

export function withNewDayOff(draft: TimesDraft): TimesDraft {
  if (draft.newDayOff === '') return draft;
  return { ...draft, daysOff: [...new Set([...draft.daysOff, draft.newDayOff])].sort(), newDayOff: '' };
}

export function withNewSingle(draft: TimesDraft): TimesDraft {
  const { newDay: day, newTime: time } = draft;
  if (day === '' || time === '') return draft;
  const others = draft.singles.filter((single) => keyOf(single) !== keyOf({ day, time }));
  const singles = [...others, { day, time }].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
  return { ...draft, singles, newDay: '', newTime: '' };
}

export const keyOf = ({ day, time }: SingleTime): string => `${day} ${time}`;

const usualHours = [
  { from: '10:00', to: '12:00' },
  { from: '14:00', to: '16:00' },
  { from: '17:30', to: '19:30' },
];

/** More hours on a day, after those that it has. */
export function withMoreHours(weekly: readonly WeeklyHours[], weekday: Weekday): readonly WeeklyHours[] {
  const ends = weekly.filter((hours) => hours.weekday === weekday).map(({ to }) => to);
  const next = usualHours.find(({ from }) => ends.every((to) => to <= from)) ?? { from: '', to: '' };
  return [...weekly, { weekday, ...next }];
}

/** What is wrong, by the name of the field. */
export function timesErrors(times: ViewingTimes, now: Date): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const name of numbers) {
    const { min, max } = limits[name];
    if (!Number.isInteger(times[name]) || times[name] < min || times[name] > max) errors[name] = timesSentences[name];
  }
  if (times.weekly.some(({ from, to }) => !isTimeOfDay(from) || !isTimeOfDay(to))) errors.weekly = timesSentences.time;
  return Object.keys(errors).length > 0 ? errors : viewingTimesProblems(times, ukDay(now), now);
}

/** The server names an entry of a list such as `weekly.0.from`; the form shows it with the list. */
export const byField = (fields: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name.replace(/\..*/, ''), sentence]));

/** What was typed before; null for what cannot be read. */
export function readKept(text: string, saved: ViewingTimes): TimesDraft | null {
  try {
    const kept = JSON.parse(text) as Partial<TimesDraft> | null;
    if (!Array.isArray(kept?.weekly) || !Array.isArray(kept.daysOff) || !Array.isArray(kept.singles)) return null;
    return { ...draftOf(saved), ...kept };
  } catch {
    return null;
  }
}
