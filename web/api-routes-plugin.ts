import { contract } from '@letfair/contract';
import type { Plugin } from 'vite';

const API_ROUTES = 'virtual:api-routes';

/** Gives the browser the method and path of every endpoint, without the schemas and zod. */
export const apiRoutes = (): Plugin => ({
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
