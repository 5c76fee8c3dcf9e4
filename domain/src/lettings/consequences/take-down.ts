import { ukMomentInWords } from '../../uk-time.ts';
import { HELD_HOURS } from './steps.ts';

interface BookedViewing {
  readonly startsAt: Date;
  /** As strangers may see it, such as “Hannah W.”. */
  readonly name: string;
}

const MOST_NAMED = 5;

/** "Thursday 19 November, 10am": a viewing is never a year away. */
const momentOf = (at: Date): string => ukMomentInWords(at).replace(/ \d{4},/, ',');

export const takeDownSentence = (title: string): string =>
  `If you save this, we’ll have to take “${title}” off Letfair until you put it right. The law doesn’t allow it as it is.`;

/** What an edit that takes a live home down means for the viewings that are booked; null where there are none. */
export function viewingsAtTakeDown(viewings: readonly BookedViewing[]): string | null {
  if (viewings.length === 0) return null;
  const isOne = viewings.length === 1;
  const named = viewings.slice(0, MOST_NAMED).map(({ startsAt, name }) => `${momentOf(startsAt)} with ${name}`);
  const rest = viewings.length - named.length;
  const list = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
  const who = isOne ? 'it' : 'them';
  const follows = `We’d keep ${who} for ${HELD_HOURS} hours, and then cancel ${who} if the listing still hasn’t been put right.`;
  return `${isOne ? 'One viewing is' : `${viewings.length} viewings are`} booked: ${list}${list.endsWith('.') ? '' : '.'} ${follows}`;
}
