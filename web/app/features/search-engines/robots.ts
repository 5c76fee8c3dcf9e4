/**
 * Nothing below these is worth a crawler's time. Account pages are not among them: they say themselves that they are not
 * to be listed, and a crawler that may not read them would not hear it.
 */
const closed = ['/api/', '/dev/'];

export const robots = (publicUrl: string | undefined): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...(publicUrl ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');
