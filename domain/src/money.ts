const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** "£1,250", or "£276.92" where there are pence. */
export const formatPounds = (pence: number): string => (pence % 100 === 0 ? whole : exact).format(pence / 100);
