import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The table of all routes would be a thirtieth of what the home page loads; those that a page links to follow it.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
