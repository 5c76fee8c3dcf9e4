import type { Tier } from '../tiers.ts';
import { dependants, type ImportGraph } from './import-graph.ts';

export interface Repository {
  /** Paths relative to the repository, with forward slashes. */
  readonly files: readonly string[];
  readonly graph: ImportGraph;
}

/** What every test may rest on without naming it. */
const underEverything =
  /^(?:\.npmrc|package(?:-lock)?\.json|[^/]*tsconfig[^/]*\.json|vitest\.config\.ts|\w+\/(?:package|tsconfig)\.json)$/;
/** Where calls and features are joined to an API. Most database tests start all of it, so to follow imports further finds them all. */
const isJoint = (path: string): boolean =>
  path === 'contract/src/index.ts' || (/^api\/src\/[\w-]+\.ts$/.test(path) && !isTest(path));
/** What other features see of one. */
const isDoor = (path: string): boolean => /^api\/src\/features\/[\w/-]+\/index\.ts$/.test(path);
const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);
/** Tests of the API as a whole, which call every endpoint of every feature. */
const isOfWholeApi = (path: string): boolean => /^api\/src\/[\w-]+\.db\.test\.ts$/.test(path);
/** Whoever reads this reads any file of the repository. */
const READS_ALL_FILES = 'tools/source-files.ts';

/** Test files of a tier that a change can touch. */
export function touchedTests(
  tier: Pick<Tier, 'name' | 'owns'>,
  changed: readonly string[],
  repository: Repository,
): string[] {
  const ofTier = repository.files.filter(tier.owns);
  if (changed.length === 0) return [];
  if (changed.some((path) => underEverything.test(path))) return ofTier;
  const isTouched = touchedBy[tier.name]?.(changed, repository) ?? (() => true);
  return ofTier.filter((path) => changed.includes(path) || isTouched(path));
}

type Touched = (changed: readonly string[], repository: Repository) => (test: string) => boolean;

/** By imports, by the folder for files that are read at run time, and always for tests that read all files. */
const byImports: Touched = (changed, { graph }) => {
  const found = dependants(graph, [...changed, READS_ALL_FILES]);
  const unnamed = changed.filter((path) => !graph.has(path)).map(neighbourhood);
  return (test) => found.has(test) || unnamed.some((folder) => test.startsWith(folder));
};

/**
 * By imports up to the joints and one step beyond the features reached, then everything in these features, and of others
 * what stands beside a file that uses them.
 */
const byFeature: Touched = (changed, { graph }) => {
  if (changed.some((path) => /^api\/migrations\/|^api\/src\/testing\/test-|^tools\/test-database\.ts$/.test(path)))
    return () => true;
  const reached = dependants(graph, changed, (path) => isJoint(path) || isDoor(path));
  const doors = [...reached].filter(isDoor);
  const neighbours = [...graph].flatMap(([path, named]) =>
    !isJoint(path) && doors.some((door) => named.includes(door)) ? [path] : [],
  );
  const unnamed = changed.filter((path) => !graph.has(path));
  const features = new Set([...reached, ...unnamed].flatMap((path) => featureOf(path) ?? []));
  const besides = new Set(neighbours.filter(isProduct).map(folderOf));
  const found = new Set([...reached, ...neighbours]);
  const isApiTouched = [...found].some((path) => /^(?:api|contract)\//.test(path) && !isTest(path));
  return (test) =>
    found.has(test) ||
    [...features].some((folder) => test.startsWith(folder)) ||
    besides.has(folderOf(test)) ||
    (isApiTouched && isOfWholeApi(test));
};

/** Pages are drawn by the web app as it is built, which imports do not tell. */
const byBuild: Touched = (changed) => {
  const drawn = /^(?:web|domain|contract)\/|^server\/src\/(?:pages|assets|http|testing)\//;
  return () => changed.some((path) => drawn.test(path) && !isTest(path));
};

/** Process tests start programs, which imports do not tell; features have their tests elsewhere. */
const byProgram: Touched = (changed) => {
  const starts =
    /^(?:server|demo)\/(?!.*\.test\.ts$)|^api\/(?:migrations|src\/platform)\/(?!.*\.test\.ts$)|^tools\/test-data-folder\.ts$/;
  return () => changed.some((path) => starts.test(path));
};

/** Journeys through the features that changed, or whose routes did; all of them where every page may look different. */
const byScreen: Touched = (changed, { graph }) => {
  const web = changed.filter((path) => path.startsWith('web/') && !isTest(path) && !path.includes('/testing/'));
  const screens = web.flatMap((path) => (path.startsWith('web/app/routes/') ? [...(graph.get(path) ?? [])] : [path]));
  // Areas have the same names in the web app and in the browser tests.
  const areas = screens.flatMap((path) => /^web\/app\/features\/([^/]+)\//.exec(path)?.[1] ?? []);
  const onEveryPage = web.some((path) => !/^web\/app\/(?:features|routes)\//.test(path));
  const found = dependants(
    graph,
    changed.filter((path) => path.startsWith('e2e/')),
  );
  return (test) => onEveryPage || found.has(test) || areas.some((area) => test.startsWith(`e2e/tests/${area}/`));
};

const touchedBy: Readonly<Record<string, Touched>> = {
  pure: byImports,
  component: byImports,
  db: byFeature,
  pages: byBuild,
  process: byProgram,
  browser: byScreen,
};

const featureOf = (path: string): string | null =>
  /^(?:api|web|demo|server)\/(?:src|app)\/(?:features\/[^/]+\/)?[^/]+\//.exec(path)?.[0] ?? null;

const folderOf = (path: string): string => path.replace(/[^/]*$/, '');
const isProduct = (path: string): boolean => !isTest(path) && !path.includes('/testing/');

/** The tests that read a file at run time stand in its folder, or in a folder of its feature. */
const neighbourhood = (path: string): string => featureOf(path) ?? folderOf(path);
