/** For public pages: a shared cache may keep them for a minute. */
export const cachedBriefly = () => ({ 'Cache-Control': 'public, s-maxage=60' });

/** For pages that show homes: a crowd is served from one rendering, and what leaves the market leaves the page at once. */
export const cachedForAMoment = () => ({ 'Cache-Control': 'public, s-maxage=1' });

/** For everything else: pages whose address may carry a code or a token, and pages nobody asked for. */
export const neverCached = () => ({ 'Cache-Control': 'no-store' });

/** For pages that only change with a new version of the product, whose start empties the page cache anyway. */
export const cachedForAnHour = () => ({ 'Cache-Control': 'public, s-maxage=3600' });
