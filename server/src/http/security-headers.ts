/** A year, as the preload list asks for. */
const HSTS_SECONDS = 31_536_000;

const forEverything = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()',
};

/** What is no page of the app may load a style sheet of ours at most, and be framed by nobody. Kept by no cache unless its route says so. */
const forAnswers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

export type HeaderTable = Readonly<Record<string, string>>;

/** Made once, because these go out with every answer; a route may replace one. */
export const securityHeaders = (publicUrl: string): HeaderTable => ({
  ...forEverything,
  ...forAnswers,
  // Told over plain HTTP it would lock people out of a site that has no TLS.
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
});

const [beforeScriptNonce, beforeStyleNonce, afterNonces] = [
  "default-src 'none'; script-src 'self' 'nonce-",
  "'; style-src 'self' 'nonce-",
  "'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; object-src 'none'; " +
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
];

/** Scripts and styles of a page are ours by their address or by this answer's nonce. */
export const pagePolicy = (nonce: string): string => beforeScriptNonce + nonce + beforeStyleNonce + nonce + afterNonces;

const OWN_PICTURES = "img-src 'self'";

/** The same where the map's pictures come from somebody else. */
export const pagePolicyWith = (mapTiles: { readonly url: string } | null): ((nonce: string) => string) =>
  mapTiles === null
    ? pagePolicy
    : (nonce) => pagePolicy(nonce).replace(OWN_PICTURES, `${OWN_PICTURES} ${new URL(mapTiles.url).origin}`);
