import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Modules whose exports are plain values, read from tables that are larger than they are. */
export const valuesOnlyModules = ['app/features/search/results/url-parameters.ts'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Runs these modules when the web app is built, so that browsers load their values without the tables. */
export const valuesOnly = (): Plugin => ({
  name: 'letfair:values-only',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: valuesOnlyModules },
    handler: async (id) => {
      const values: Readonly<Record<string, unknown>> = await import(id);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
});
