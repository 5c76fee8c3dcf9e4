import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { apiClient } from './api-client-plugin.ts';
import { chunkGroups } from './chunk-groups.ts';
import { lightIcons } from './light-icons-plugin.ts';
import { lightReact } from './light-react-plugin.ts';
import { mapPlaces } from './map-places-plugin.ts';
import { precompressed } from './precompress-plugin.ts';
import { valuesOnly } from './values-only-plugin.ts';

/** Of the 1,900 icons that lucide-react lists, only those that are used are read: the build takes two thirds of the time. */
const experimental = { lazyBarrel: true };

export default defineConfig({
  plugins: [
    apiClient(),
    mapPlaces(),
    valuesOnly(),
    lightIcons(),
    lightReact(),
    tailwindcss(),
    reactRouter(),
    precompressed(),
  ],
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        // Lists of what each later part imports would be 2 kB of the first visit; only its styles have to be there first.
        modulePreload: {
          resolveDependencies: (_file, dependencies, { hostType }) =>
            hostType === 'js' ? dependencies.filter((name) => name.endsWith('.css')) : dependencies,
        },
        rolldownOptions: {
          experimental,
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
      build: { rolldownOptions: { external: [/^@letfair\//], experimental } },
    },
  },
});
