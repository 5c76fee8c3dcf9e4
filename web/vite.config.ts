import { contract } from '@letfair/contract';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunk-groups.ts';

const API_ROUTES = 'virtual:api-routes';

/** Gives the browser the method and path of every endpoint, and leaves the schemas (and zod) behind. */
const apiRoutes = (): Plugin => ({
  name: 'letfair:api-routes',
  resolveId: (id) => (id === API_ROUTES ? `\0${API_ROUTES}` : undefined),
  load: (id) => (id === `\0${API_ROUTES}` ? `export const routes = ${JSON.stringify(routeTable())};` : undefined),
});

const routeTable = () =>
  Object.fromEntries(
    Object.entries(contract).map(([group, endpoints]) => [
      group,
      Object.fromEntries(Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }])),
    ]),
  );

export default defineConfig({
  plugins: [apiRoutes(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
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
