const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** "£1,250", and "£276.92" where there are pence. */
export const formatPounds = (pounds: number): string => (Number.isInteger(pounds) ? whole : exact).format(pounds);

/** The same of an amount as the rules count it. */
export const formatPence = (pence: number): string => formatPounds(pence / 100);

/** "£1,250 pcm": a rent never stands without its month. */
export const formatRent = (poundsPerMonth: number): string => `${formatPounds(poundsPerMonth)} pcm`;
