import type { MarketHome, MarketPerson, MarketTalk } from '@letfair/api';
import { awake, daysBefore, HOUR_MS, hoursBefore } from './dates.ts';
import { publishedAt } from './home-of.ts';
import type { SeededRandom } from './seeded-random.ts';
import { dialogues, type Line } from './words/conversations.ts';

interface Inbox {
  readonly now: Date;
  /** What the conversations can be about. */
  readonly homes: readonly MarketHome[];
  /** Who writes, the last to write first; the same as often as they write. */
  readonly tenants: readonly MarketPerson[];
}

/** The oldest conversation rests for so long. */
const DAYS = 13;
/** What is so new can still wait for an answer, and to be read. */
const NEW = 3;

/** Conversations over two weeks, no two of them in the same words. */
export function makeConversations({ now, homes, tenants }: Inbox, random: SeededRandom): MarketTalk[] {
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

/** Old conversations have come to an end; new ones stop anywhere. */
function spoken(lines: readonly Line[], isNew: boolean, random: SeededRandom): readonly Line[] {
  return lines.slice(
    0,
    isNew ? random.integer(1, lines.length) : random.integer(Math.max(2, lines.length - 1), lines.length),
  );
}

const liveBefore = (home: MarketHome, moment: Date): boolean =>
  home.status === 'live' && publishedAt(home)! < hoursBefore(moment, 2);

interface Span {
  readonly first: Date;
  readonly last: Date;
  readonly now: Date;
}

/** Some hours between one message and the next, and none before the home could be found. */
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
