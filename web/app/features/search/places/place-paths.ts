export const areaPath = (slug: string): string => `/areas/${slug}`;
export const postcodePath = (code: string): string => `/postcode/${code}`;
/** The part of a place page with real figures, as links name it. */
export const KNOWN = 'known';
