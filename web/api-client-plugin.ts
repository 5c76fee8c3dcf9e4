import { contract } from '@letfair/contract';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:api/';
/** Modules per kind: `client` sends calls, `routes` only names method and path. */
const kinds = {
  client: (route: string) => `/* @__PURE__ */ bindCall(${route})`,
  routes: (route: string) => route,
};
type Kind = keyof typeof kinds;

/**
 * Gives the browser the calls of the contract without its schemas and zod: one constant per endpoint, one module per
 * group. A page thereby loads only the endpoints it calls, and not a table of all.
 */
export const apiClient = (): Plugin => ({
  name: 'letfair:api-client',
  resolveId: (id) => (id.startsWith(PREFIX) ? { id: `\0${id}`, moduleSideEffects: false } : undefined),
  load: (id) => {
    if (!id.startsWith(`\0${PREFIX}`)) return;
    const [kind, group] = id.slice(PREFIX.length + 1).split('/') as [Kind, (keyof typeof contract | 'groups')?];
    if (!group) return `export * as ${kind} from '${PREFIX}${kind}/groups';`;
    return group === 'groups' ? groupsModule(kind) : groupModule(kind, group);
  },
});

const groupsModule = (kind: Kind): string =>
  Object.keys(contract)
    .map((group) => `export * as ${group} from '${PREFIX}${kind}/${group}';`)
    .join('\n');

const groupModule = (kind: Kind, group: keyof typeof contract): string =>
  [
    ...(kind === 'client' ? [`import { bindCall } from '/app/features/accounts/session/bind-call.ts';`] : []),
    ...Object.entries(contract[group]).map(
      ([name, { method, path }]) => `export const ${name} = ${kinds[kind](JSON.stringify({ method, path }))};`,
    ),
  ].join('\n');
