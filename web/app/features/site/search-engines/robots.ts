/**
 * Account pages are missing here because they carry `noindex`, which a crawler only sees on pages it may read.
 */
const closed = ['/api/', '/dev/'];

export const robots = (publicUrl: string | undefined): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...(publicUrl ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');
