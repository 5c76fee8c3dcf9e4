import type { MapTiles } from '../pages/render.ts';

/** The HSTS preload list asks for a year. */
const HSTS_SECONDS = 31_536_000;

const forEverything = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Other sites can load nothing of ours into their pages; what is made for them says so itself.
  'cross-origin-resource-policy': 'same-origin',
  // For frames and workers too, which a page with such a policy may only have if they have it themselves.
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()',
};

/** The default for answers that are no page; routes replace what does not fit them. */
const forAnswers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

export type HeaderTable = Readonly<Record<string, string>>;

/** Computed once, because every answer carries them. */
export const securityHeaders = (publicUrl: string): HeaderTable => ({
  ...forEverything,
  ...forAnswers,
  // HSTS over plain HTTP would lock users out of a site without TLS.
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
});

interface PageOrigins {
  readonly mapTiles: MapTiles | null;
  readonly mediaUrl: string | null;
}

/** From where a page may load photos and what its map draws, besides our own address. */
export function otherOrigins({ mapTiles, mediaUrl }: PageOrigins): {
  readonly images: string;
  readonly connect: string;
} {
  // Our own archive has a path for an address.
  const origin = mapTiles && URL.canParse(mapTiles.url) ? ` ${new URL(mapTiles.url).origin}` : '';
  const media = mediaUrl === null ? '' : ` ${mediaUrl}`;
  return mapTiles?.kind === 'pmtiles'
    ? { images: media, connect: origin }
    : { images: `${media}${origin}`, connect: '' };
}

/** Where browsers report what a page was kept from doing. */
export const REPORTS_PATH = '/csp-reports';
const REPORTS_GROUP = 'csp';

/** What every page says besides its Content-Security-Policy. */
export const createPageHeaders = (origins: PageOrigins): HeaderTable => ({
  // Pictures of another origin need not allow that we show them, if they are asked for without credentials.
  ...(otherOrigins(origins).images !== '' && { 'cross-origin-embedder-policy': 'credentialless' }),
  'reporting-endpoints': `${REPORTS_GROUP}="${REPORTS_PATH}"`,
});

/** The Content-Security-Policy of a page: our own files, and the inline scripts with these hashes. */
export const createPagePolicy = (origins: PageOrigins): ((scriptHashes: readonly string[]) => string) => {
  const { images, connect } = otherOrigins(origins);
  return (scriptHashes) =>
    `default-src 'none'; script-src ${["'self'", ...scriptHashes].join(' ')}; style-src 'self'; img-src 'self'${images} data: blob:; ` +
    `font-src 'self'; connect-src 'self'${connect}; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; ` +
    // The first for browsers of today, the second for those of yesterday.
    `report-to ${REPORTS_GROUP}; report-uri ${REPORTS_PATH}`;
};
