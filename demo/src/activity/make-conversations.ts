import type { MarketConversation, MarketListing, MarketPerson } from '@letfair/api';
import { awake, daysBefore, HOUR_MS, hoursBefore } from '../dates.ts';
import { publishedAt } from '../home-of.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dialogues, type Line } from '../words.ts';

interface Inbox {
  readonly now: Date;
  readonly homes: readonly MarketListing[];
  /** The writer of each conversation, latest first; a tenant may occur several times. */
  readonly tenants: readonly MarketPerson[];
}

/** Age of the oldest conversation. */
const DAYS = 13;
/** The newest conversations may be unanswered and unread. */
const NEW = 3;

/** Conversations over two weeks, each with its own dialogue. */
export function makeConversations({ now, homes, tenants }: Inbox, random: SeededRandom): MarketConversation[] {
  const words = random.sample(dialogues, tenants.length);
  const taken = new Set<string>();
  return tenants.flatMap(({ email }, n) => {
    const itemRandom = random.fork(`${n}`);
    const last = daysBefore(
      now,
      0.06 + DAYS * (n / Math.max(1, tenants.length - 1)) ** 1.2 + itemRandom.fraction() * 0.2,
    );
    const known = homes.filter((home) => liveBefore(home, last) && !taken.has(`${email} ${homes.indexOf(home)}`));
    const lines = spoken(words[n % words.length]!, n < NEW, itemRandom);
    if (known.length === 0) return [];
    const home = itemRandom.pick(known);
    taken.add(`${email} ${homes.indexOf(home)}`);
    const times = timesOf(lines.length, { last, first: publishedAt(home)!, now }, itemRandom);
    return [
      {
        tenant: email,
        home,
        messages: lines.map((line, at) => ({ ...line, at: times[at]! })),
        read: n >= NEW ? itemRandom.percent(90) : n === 1,
      },
    ];
  });
}

/** Old conversations are finished; new ones stop after any line. */
function spoken(lines: readonly Line[], isNew: boolean, random: SeededRandom): readonly Line[] {
  return lines.slice(
    0,
    isNew ? random.integer(1, lines.length) : random.integer(Math.max(2, lines.length - 1), lines.length),
  );
}

const liveBefore = (home: MarketListing, moment: Date): boolean =>
  home.status === 'live' && publishedAt(home)! < hoursBefore(moment, 2);

interface Span {
  readonly first: Date;
  readonly last: Date;
  readonly now: Date;
}

/** Some hours apart, and never before the listing was published. */
function timesOf(count: number, { first, last, now }: Span, random: SeededRandom): Date[] {
  let at = last.getTime();
  const times = [last];
  while (times.length < count) {
    at -= (0.4 + random.fraction() * 14) * HOUR_MS;
    times.unshift(new Date(at));
  }
  const earliest = first.getTime() + HOUR_MS;
  if (at >= earliest) return awake(times, now);
  const step = (last.getTime() - earliest) / count;
  return times.map((_, n) => new Date(Math.floor(earliest + step * (n + 1))));
}
