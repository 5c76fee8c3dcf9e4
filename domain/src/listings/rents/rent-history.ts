import { codeTable } from '../../code-table.ts';
import { formatPounds, formatRent } from '../../money.ts';
import { dayInWords } from '../../uk-time.ts';

/** A rent in pounds, and the day in the UK from which a home was offered at it. */
export interface RentOnDay {
  readonly day: string;
  readonly price: number;
}

/** One listing of a home: the days between which it was offered, and its rents, oldest first. */
export interface ListedPeriod {
  readonly from: string;
  /** Null while it is on the market. */
  readonly until: string | null;
  readonly rents: readonly RentOnDay[];
}

/** More changes than any lister makes in earnest. */
export const MOST_RENTS = 100;
export const MOST_PERIODS = 10;

/** Days of the same year as the latest one need not say which. */
const shortDay = (day: string, latest: string): string => {
  const words = dayInWords(day);
  return day.slice(0, 4) === latest.slice(0, 4) ? words.slice(0, -' 2026'.length) : words;
};

/** "£1,250 on 3 October, now £1,200"; null for a rent that was never changed. */
export function describeLatestChange({ rents }: Pick<ListedPeriod, 'rents'>): string | null {
  const [before, now] = rents.slice(-2);
  if (!before || !now) return null;
  return `${formatPounds(before.price)} on ${shortDay(before.day, now.day)}, now ${formatPounds(now.price)}`;
}

/** "Previously listed from 3 May to 1 June at £1,250", with the first and the last rent where it was changed. */
export function describeEarlierPeriod({ from, until, rents }: ListedPeriod): string {
  const end = until ?? from;
  const [first, last] = [rents.at(0), rents.at(-1)];
  const span = from === end ? `on ${dayInWords(from)}` : `from ${shortDay(from, end)} to ${dayInWords(end)}`;
  const rent =
    !first || !last || first.price === last.price
      ? formatPounds(last?.price ?? 0)
      : `${formatPounds(first.price)}, then ${formatPounds(last.price)}`;
  return `Previously listed ${span} at ${rent}`;
}

/** Every rent of a listing with its day, the latest first: "£1,200 pcm from 3 October 2026". */
export const rentLines = ({ rents }: Pick<ListedPeriod, 'rents'>): readonly string[] =>
  rents.map(({ day, price }) => `${formatRent(price)} from ${dayInWords(day)}`).reverse();

interface HomeAddress {
  readonly title: string;
  readonly line1: string;
  readonly line2: string;
  readonly postcode: string;
  readonly propertyType: string;
}

const abbreviated = codeTable<string>({
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  apartment: 'flat',
  apt: 'flat',
  unit: 'flat',
});

const plain = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => abbreviated.get(word) ?? word)
    .join(' ');

/** A copy is offered with this before its title. */
const withoutCopy = (title: string): string => title.replace(/^(?:copy of\s+)+/i, '');

/** Rooms of one house share its address, so they also have to bear the same title. */
const homeKey = ({ title, line1, line2, postcode, propertyType }: HomeAddress): string =>
  [
    plain(`${line1} ${line2}`),
    postcode.toUpperCase().replaceAll(' ', ''),
    propertyType === 'room' ? plain(withoutCopy(title)) : '',
  ].join('/');

/** Whether two listings of one account are of the same home: same lines and postcode, however they are written. */
export const isSameHome = (one: HomeAddress, other: HomeAddress): boolean =>
  (one.propertyType === 'room') === (other.propertyType === 'room') && homeKey(one) === homeKey(other);
