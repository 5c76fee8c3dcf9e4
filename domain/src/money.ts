/** "1,250": written by hand, because `Intl` loads its locale data first, which takes a phone a tenth of a second. */
export function formatCount(count: number): string {
  const figure = String(count);
  if (!/^-?\d{4,}$/.test(figure)) return figure;
  const groups = [];
  let start = figure.length;
  for (; start > 3; start -= 3) groups.unshift(figure.slice(start - 3, start));
  const first = figure.slice(0, start);
  return first === '-' ? `-${groups.join(',')}` : [first, ...groups].join(',');
}

/** "£1,250", and "£276.92" where there are pence. */
export function formatPounds(pounds: number): string {
  const [whole, pence] = Number.isInteger(pounds) ? [pounds] : pounds.toFixed(2).split('.');
  const amount = `£${formatCount(Number(whole))}`;
  return pence ? `${amount}.${pence}` : amount;
}

/** Takes pence, the unit of the legal rules. */
export const formatPence = (pence: number): string => formatPounds(pence / 100);

/** "£1,250 pcm": a rent always states its period. */
export const formatRent = (poundsPerMonth: number): string => `${formatPounds(poundsPerMonth)} pcm`;

/** How often a rent is said to be paid; the law and the documents say it by the month. */
export const rentPeriods = ['month', 'week'] as const;
export type RentPeriod = (typeof rentPeriods)[number];

const WEEKS_OF_A_MONTH = 52 / 12;

/** "£300 a week", to whole pounds: a year has 52 weeks. */
export const formatWeeklyRent = (poundsPerMonth: number): string =>
  `${formatPounds(Math.round(poundsPerMonth / WEEKS_OF_A_MONTH))} a week`;

/** "£1,300 pcm", or "£300 a week (£1,300 pcm)" for those who ask by the week. */
export const formatRentPer = (poundsPerMonth: number, period: RentPeriod): string =>
  period === 'month'
    ? formatRent(poundsPerMonth)
    : `${formatWeeklyRent(poundsPerMonth)} (${formatRent(poundsPerMonth)})`;
