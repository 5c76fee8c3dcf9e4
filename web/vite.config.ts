import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { apiClient } from './api-client-plugin.ts';
import { chunkGroups } from './chunk-groups.ts';
import { lightIcons } from './light-icons-plugin.ts';
import { mapPlaces } from './map-places-plugin.ts';

export default defineConfig({
  plugins: [apiClient(), mapPlaces(), lightIcons(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            // Almost all of it runs at once on every page; told so, browsers compile it beside the page and in one go.
            postBanner: ({ name }) => (name === 'framework' ? '//# allFunctionsCalledOnLoad' : ''),
          },
        },
      },
    },
    ssr: {
      // Bundled, a workspace would exist twice in the process: once here and once in the server that hosts this build.
      resolve: { external: ['@letfair/domain', '@letfair/contract'] },
      build: { rolldownOptions: { external: [/^@letfair\//] } },
    },
  },
});
