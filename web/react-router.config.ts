import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table is small; sending it at once spares a request before each first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
