/** "1,250": whole numbers, with commas as the British set them. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** "£1,250", and "£276.92" where there are pence. */
export function formatPounds(pounds: number): string {
  const [whole, pence] = Number.isInteger(pounds) ? [pounds] : pounds.toFixed(2).split('.');
  const amount = `£${formatCount(Number(whole))}`;
  return pence ? `${amount}.${pence}` : amount;
}

/** The same of an amount as the rules count it. */
export const formatPence = (pence: number): string => formatPounds(pence / 100);

/** "£1,250 pcm": a rent never stands without its month. */
export const formatRent = (poundsPerMonth: number): string => `${formatPounds(poundsPerMonth)} pcm`;
