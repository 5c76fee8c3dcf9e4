import type { PublicReplies } from './reply-figures.ts';
import { WORKING_DAY_MINUTES } from './working-hours.ts';

const counted = (count: number, what: string): string => (count === 1 ? `a ${what}` : `${count} ${what}s`);

/** "within 3 working hours": rounded up, so that it never promises too much. */
export function replyTimeText(minutes: number): string {
  if (minutes <= 60) return 'within an hour';
  if (minutes < WORKING_DAY_MINUTES) return `within ${counted(Math.ceil(minutes / 60), 'working hour')}`;
  return `within ${counted(Math.ceil(minutes / WORKING_DAY_MINUTES), 'working day')}`;
}

/** "Answers 96% of enquiries, usually within 3 working hours". */
export const repliesText = ({ rate, medianMinutes }: Pick<PublicReplies, 'rate' | 'medianMinutes'>): string =>
  medianMinutes === null
    ? 'Hasn’t answered recent enquiries'
    : `Answers ${rate}% of enquiries, usually ${replyTimeText(medianMinutes)}`;
