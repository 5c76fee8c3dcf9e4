import { data, isRouteErrorResponse } from 'react-router';
import { neverCached } from '../cache-headers.ts';

const UNAVAILABLE = 503;

/** Thrown by a loader whose data cannot be had at the moment, for a page that tries again by itself. */
export const unavailable = () => data(null, { status: UNAVAILABLE, headers: neverCached() });

export const isUnavailable = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === UNAVAILABLE;
