import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Which files of the repository a file names: by import, or by `new URL('…', import.meta.url)`. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const isCode = (path: string): boolean => /\.[cm]?tsx?$/.test(path);

export async function readImportGraph(root: string, files: readonly string[]): Promise<ImportGraph> {
  const packages = new Map<string, PackageExports>();
  for (const file of files) {
    const [, workspace] = /^(\w+)\/package\.json$/.exec(file) ?? [];
    if (workspace)
      packages.set(workspace, (JSON.parse(await readFile(join(root, file), 'utf8')).exports ?? {}) as PackageExports);
  }
  const known = new Set(files);
  const entries = files.filter(isCode).map(async (file): Promise<[string, string[]]> => {
    const named = namedFiles(file, await readFile(join(root, file), 'utf8'));
    return [file, named.flatMap((specifier) => resolve(file, specifier, known, packages) ?? [])];
  });
  return new Map(await Promise.all(entries));
}

type PackageExports = Readonly<Record<string, string>>;

/** Specifiers as they are written. Types do not count: they are gone when a test runs, and the checks compile them all. */
export function namedFiles(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  return [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.length > 0 && entries.every(({ isType }) => isType) ? [] : moduleRequest.value,
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    ...[...text.matchAll(/\bnew URL\(\s*(['"`])([^'"`]+)\1,\s*import\.meta\.url/g)].map(([, , path]) => `./${path}`),
  ];
}

function resolve(
  from: string,
  specifier: string,
  known: ReadonlySet<string>,
  packages: ReadonlyMap<string, PackageExports>,
): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  const [, workspace = '', rest] = /^@letfair\/(\w+)(?:\/(.+))?$/.exec(plain) ?? [];
  if (workspace) {
    const target = exported(packages.get(workspace) ?? {}, rest ? `./${rest}` : '.');
    return target ? posix.join(workspace, target) : null;
  }
  if (!plain.startsWith('.')) return null;
  const target = posix.join(posix.dirname(from), plain);
  return [target, `${target}.ts`, `${target}.tsx`].find((path) => known.has(path)) ?? null;
}

function exported(exports: PackageExports, subpath: string): string | null {
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined && subpath === pattern) return target;
    if (after !== undefined && subpath.startsWith(before) && subpath.endsWith(after))
      return target.replace('*', subpath.slice(before.length, subpath.length - after.length));
  }
  return null;
}

/** All files that name one of these, or a file that does; `stopAt` is reached and not passed. */
export function dependants(
  graph: ImportGraph,
  changed: Iterable<string>,
  stopAt: (path: string) => boolean = () => false,
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, named] of graph)
    for (const target of named) importers.set(target, [...(importers.get(target) ?? []), file]);
  const found = new Set<string>();
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!stopAt(file)) waiting.push(...(importers.get(file) ?? []));
  }
  return found;
}
