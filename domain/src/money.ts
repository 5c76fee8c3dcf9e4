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
