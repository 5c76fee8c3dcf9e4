/** For pages that only change with a new version of the product, whose start empties the page cache anyway. */
export const cachedForAnHour = () => ({ 'Cache-Control': 'public, s-maxage=3600' });
