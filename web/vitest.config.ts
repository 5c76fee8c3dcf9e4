import { defineConfig } from 'vitest/config';
import { apiClient } from './api-client-plugin.ts';
import { mapPlaces } from './map-places-plugin.ts';

/** Forms and other parts of the screen in a simulated browser, without a server. */
export default defineConfig({
  plugins: [apiClient(), mapPlaces()],
  test: {
    name: 'component',
    sequence: { groupOrder: 2 },
    environment: 'happy-dom',
    include: ['app/**/*.component.test.tsx'],
    setupFiles: 'app/testing/setup.ts',
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
