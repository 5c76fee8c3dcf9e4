import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { areaOf, areas, areasBefore } from '../areas.ts';
import { sourceFiles } from '../source-files.ts';

export interface SourceFile {
  /** Relative to the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** What a workspace may import besides itself: domain ← contract ← api, web ← demo ← server. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  api: ['domain', 'contract'],
  web: ['domain', 'contract'],
  demo: ['domain', 'contract', 'api'],
  server: ['domain', 'contract', 'api', 'web', 'demo'],
  e2e: ['contract'],
};

/** Tools for the whole repository may import any workspace by path. */
const unrestricted = new Set(['tools', 'bench']);

/** Layers inside a workspace that must not import from above. */
const layers = [
  { below: 'api/src/platform/', above: ['api/src/features/'] },
  { below: 'web/app/ui/', above: ['web/app/features/', 'web/app/routes/'] },
  { below: 'web/app/lib/', above: ['web/app/features/', 'web/app/routes/'] },
  { below: 'web/app/features/', above: ['web/app/routes/'] },
];

/** Parts of the contract without zod, which the browser may import as code. */
const withoutSchemas = new Set([
  'contract/wire/client',
  'contract/wire/errors',
  'contract/site/pages/site-pages',
  'contract/site/pages/screen-pictures',
]);

/** Workspaces whose areas know only those before them. */
const inOrder = new Set(['domain', 'contract', 'api', 'web']);

/** Features stand in areas: `features/search/favorites/`. */
const features = /^(api\/src|web\/app)\/features\/([^/]+\/[^/]+)\/(.*)$/;

export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly line: number;
}

/** Puts the areas together. */
const isWiring = new Set(['contract/src/index.ts']);

/** One sentence per violation, beginning with file and line. */
export const directionViolations = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => /\.[cm]?tsx?$/.test(file.path))
    .flatMap((file) => {
      const code = withoutComments(file.text);
      return [
        ...importsOf(code).flatMap((found) => {
          const reason = violation(file.path, found);
          return reason ? [`${file.path}:${found.line} ${reason}`] : [];
        }),
        ...environmentReads(file.path, code),
      ];
    });

export async function checkImportDirection(folder: string): Promise<string[]> {
  const paths = (await sourceFiles(folder)).filter((path) => /\.[cm]?tsx?$/.test(path));
  if (paths.length === 0) return [`No source file found below ${folder}.`];
  return directionViolations(
    await Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') }))),
  );
}

function violation(path: string, { specifier, typeOnly }: Import): string | null {
  const from = workspaceOf(path);
  const target = resolve(path, specifier);
  if (!target || unrestricted.has(from) || !path.includes('/')) return null;
  const to = workspaceOf(target);

  if (to !== from) {
    if (!mayImport[from]?.includes(to)) return `${from} must not import ${to} ('${specifier}').`;
    if (specifier.startsWith('.')) return `imports '${specifier}' by path; write '@letfair/${to}/…'.`;
    if (reachesBrowser(path) && to === 'contract' && !typeOnly && !withoutSchemas.has(target))
      return `imports '${specifier}' for more than its types, which would carry zod into the browser.`;
    return null;
  }

  if (withoutSchemas.has(path.replace(/src\/|\.ts$/g, '')) && !typeOnly)
    return `goes to the browser, so it imports types alone ('${specifier}').`;

  const [, side, feature] = features.exec(path) ?? [];
  const [, otherSide, otherFeature, inside] = features.exec(target) ?? [];
  if (
    feature &&
    otherFeature &&
    side === otherSide &&
    feature !== otherFeature &&
    !/^index(\.tsx?)?$/.test(inside ?? '')
  )
    return `reaches into the feature ${otherFeature} ('${specifier}'); features meet only through index.ts.`;

  const [area, otherArea] = [areaOf(path), areaOf(target)];
  if (inOrder.has(from) && !isTest(path) && otherArea && area !== otherArea && !isWiring.has(path)) {
    if (!area && from !== 'api' && from !== 'web')
      return `is shared by all areas and must not import ${otherArea} ('${specifier}').`;
    if (area && !areasBefore(area).includes(otherArea))
      return `belongs to ${area} and must not import ${otherArea} ('${specifier}'); the order is ${areas.join(', ')}.`;
  }

  const layer = layers.find(({ below, above }) => path.startsWith(below) && above.some((up) => target.startsWith(up)));
  if (layer) return `${layer.below} must not import ${layer.above.join(' or ')} ('${specifier}').`;
  return null;
}

/** The imported path inside the repository; null for packages and Node's own modules. */
function resolve(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [, workspace, rest] = /^@letfair\/([^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  return workspace ? `${workspace}/${rest ?? 'index'}` : null;
}

const workspaceOf = (path: string): string => path.split('/')[0] ?? '';
const reachesBrowser = (path: string): boolean =>
  path.startsWith('web/app/') && !isTest(path) && !path.endsWith('.d.ts');
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.includes('/testing/');

/** Configuration is parsed once, in the server; tests and tools read the environment themselves. A setting for a library may be written. */
function environmentReads(path: string, code: string): string[] {
  const allowed =
    path === 'server/src/config/config.ts' ||
    isTest(path) ||
    unrestricted.has(workspaceOf(path)) ||
    workspaceOf(path) === 'e2e';
  if (allowed) return [];
  return [
    ...code.matchAll(
      /\bprocess\s*\??\.\s*env\b(?!\.[A-Z_]+ = )|\bimport\s*\{[^}]*\benv\b[^}]*\}\s*from\s*['"](?:node:)?process['"]/g,
    ),
  ].map(
    (match) => `${path}:${lineAt(code, match.index)} reads the environment; only server/src/config/config.ts does.`,
  );
}

/** `import x from`, `export … from`, `import 'x'` and `import('x')`. */
const statement =
  /\b(?:import|export)\s+(?<type>type\s+(?!from\b))?(?:[\w$*\s{},]*?\bfrom\s*)?(?<quote>['"])(?<static>[^'"\n]+)\k<quote>|\bimport\s*\(\s*(?<dynamicQuote>['"`])(?<dynamic>[^'"`\n]+)\k<dynamicQuote>/g;

export function importsOf(code: string): Import[] {
  return [...code.matchAll(statement)].map((match) => ({
    specifier: match.groups?.static ?? match.groups?.dynamic ?? '',
    typeOnly: match.groups?.type !== undefined,
    line: lineAt(code, match.index),
  }));
}

const lineAt = (code: string, index: number): number => code.slice(0, index).split('\n').length;

/** Keeps line numbers; strings stay, so that a URL in one is not taken for a comment. */
export const withoutComments = (text: string): string =>
  text.replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (found) =>
    found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found,
  );
