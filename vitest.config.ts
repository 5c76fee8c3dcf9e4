import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const anywhere = '{domain,contract,api,web,demo,server,tools}/**';
const database = '{api,demo,server}/**/*.db.test.ts';
const component = 'web/app/**/*.component.test.tsx';
const drawnPages = 'server/**/*.pages.test.ts';
const wholeProcess = 'server/**/*.process.test.ts';
const notSource = ['**/node_modules/**', '**/.tsc/**', '**/build/**'];

/** Node runs the TypeScript itself, as it does in the product; there is no second module system in between. */
const asInProduction = { viteModuleRunner: false, nodeLoader: false };

/** The fuzzer takes longest, so it begins first: at the end it would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/fuzz.db.test.ts');
    return (await super.sort(files)).toSorted((a, b) => Number(isLongest(b)) - Number(isLongest(a)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          // the tiers have different numbers of workers, so Vitest runs them one after another
          sequence: { groupOrder: 1 },
          // properties try hundreds of values, on a busy machine slowly
          testTimeout: 60_000,
          isolate: false,
          include: [`${anywhere}/*.test.{ts,tsx}`],
          exclude: [...notSource, component, database, drawnPages, wholeProcess],
        },
      },
      'web/vitest.config.ts',
      {
        test: {
          name: 'db',
          sequence: { groupOrder: 3 },
          include: [database],
          exclude: notSource,
          globalSetup: 'tools/test-database.ts',
          experimental: asInProduction,
          // each file has a database of its own and no state besides; loading the API anew for each would take half the time
          isolate: false,
          // one clone of the template database per worker; more workers than cores only wait for each other
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'pages',
          sequence: { groupOrder: 4 },
          include: [drawnPages],
          exclude: notSource,
          globalSetup: 'tools/test-database.ts',
          // the web app is built for production, and React is chosen by this
          env: { NODE_ENV: 'production' },
          experimental: asInProduction,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'process',
          sequence: { groupOrder: 5 },
          include: [wholeProcess],
          exclude: notSource,
          globalSetup: 'tools/test-data-folder.ts',
          experimental: asInProduction,
          // each starts whole servers and mostly waits for them, beside the other tiers
          maxWorkers: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
