import { counted } from '../../counted.ts';

const HOUR_MS = 3_600_000;
/** From two days on nobody counts hours. */
const MOST_HOURS = 48;

interface Wait {
  /** "Waiting for 3 hours". */
  readonly text: string;
  readonly isOverdue: boolean;
}

/** How long something has waited for a moderator, and whether that is longer than it should. */
export function reviewWait(since: Date, now: Date, targetHours: number): Wait {
  const hours = (now.getTime() - since.getTime()) / HOUR_MS;
  return { text: `Waiting for ${durationInWords(hours)}`, isOverdue: hours > targetHours };
}

function durationInWords(hours: number): string {
  if (hours < 1) return 'less than an hour';
  return hours < MOST_HOURS ? counted(Math.floor(hours), 'hour') : counted(Math.floor(hours / 24), 'day');
}

export const reviewTargetText = (targetHours: number): string => `Our target is ${counted(targetHours, 'hour')}.`;
