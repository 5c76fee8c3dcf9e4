import { secondsLeftOfUkDay } from '@letfair/domain/uk-time';
import { data, isRouteErrorResponse } from 'react-router';

/** For public pages: a shared cache may keep them for a minute. */
export const cachedBriefly = () => ({ 'Cache-Control': 'public, s-maxage=60' });

/** For pages that show listings: the server drops them as soon as any listing changes. */
export const cachedUntilListingsChange = () => ({ 'Cache-Control': 'public, s-maxage=60', 'Cache-Tag': 'listings' });

/** The same for a page that says until when something holds: it is not kept beyond the day. */
export const cachedWithinTheDay = (now: Date) => ({
  ...cachedUntilListingsChange(),
  'Cache-Control': `public, s-maxage=${Math.min(60, secondsLeftOfUkDay(now) - 1)}`,
});

/** For pages without the live figures they should have, so that the next visitors get them. */
export const cachedForAMoment = () => ({ 'Cache-Control': 'public, s-maxage=1' });

/** For everything else: pages whose address may carry a code or a token, and pages nobody asked for. */
export const neverCached = () => ({ 'Cache-Control': 'no-store' });

/** For pages that only change with a new version of the product, whose start empties the page cache anyway. */
export const cachedForAnHour = () => ({ 'Cache-Control': 'public, s-maxage=3600' });

const UNAVAILABLE = 503;

/** Thrown by a loader whose data cannot be had at the moment, for a page that tries again by itself. */
export const unavailable = () => data(null, { status: UNAVAILABLE, headers: neverCached() });

export const isUnavailable = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === UNAVAILABLE;
