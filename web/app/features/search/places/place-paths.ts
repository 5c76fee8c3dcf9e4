export const areaPath = (slug: string): string => `/areas/${slug}`;
export const postcodePath = (code: string): string => `/postcode/${code}`;
/** The search of a place, which holds its homes. */
export const placeSearchPath = (place: string): string => `/properties?${new URLSearchParams({ location: place })}`;
/** The part of a place page with real figures, as links name it. */
export const KNOWN = 'known';
