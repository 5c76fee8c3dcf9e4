import { defineConfig } from 'vitest/config';
import { apiClient } from './api-client-plugin.ts';
import { outcodeCentres } from './outcode-centres-plugin.ts';
import { ukOutlinePath } from './uk-outline-plugin.ts';

/** Forms and other parts of the screen in a simulated browser, without a server. */
export default defineConfig({
  plugins: [apiClient(), outcodeCentres(), ukOutlinePath()],
  test: {
    name: 'component',
    environment: 'happy-dom',
    include: ['app/**/*.component.test.tsx'],
    setupFiles: 'app/testing/setup.ts',
    isolate: false,
    testTimeout: 20_000,
  },
});
