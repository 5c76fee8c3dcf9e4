const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** "£1,250", and "£276.92" where there are pence. */
export const formatPounds = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount);

/** "£1,250 pcm": a rent never stands without its month. */
export const formatRent = (perMonth: number): string => `${formatPounds(perMonth)} pcm`;
