import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Loaders and skeletons share almost all their code with the page, so files of their own would only be overhead.
  splitRouteModules: false,
  // The table of all routes would be a thirtieth of what the home page loads; those that a page links to follow it.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
