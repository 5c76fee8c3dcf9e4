import type { EntryContext } from 'react-router';

type Manifest = EntryContext['manifest'];
type Route = NonNullable<Manifest['routes'][string]>;
type Rendered = Pick<EntryContext, 'manifest' | 'staticHandlerContext'>;

export interface PageManifest {
  readonly manifest: Manifest;
  /** The files that the page runs, each once. */
  readonly modules: readonly string[];
}

/** One for each set of routes that a page can have. */
const kept = new WeakMap<Manifest, Map<string, PageManifest>>();

/** What a page has to know of the routes: its own, without a second list of the files that load with it anyway. */
export function pageManifest({ manifest, staticHandlerContext: { matches } }: Rendered): PageManifest {
  const ids = matches.map(({ route }) => route.id);
  const ofBuild = kept.get(manifest) ?? new Map<string, PageManifest>();
  kept.set(manifest, ofBuild);
  const key = ids.join(' ');
  const present = ofBuild.get(key);
  if (present) return present;
  const made = manifestOf(manifest, ids);
  ofBuild.set(key, made);
  return made;
}

function manifestOf({ entry, routes, ...rest }: Manifest, ids: readonly string[]): PageManifest {
  const own = ids.flatMap((id) => routes[id] ?? []);
  // Without them the beginning of the page's path would match with nothing in it, and the others would not be asked for.
  const indexes = Object.values(routes).filter(
    (route) => route?.index && ids.includes(route.parentId ?? '') && !ids.includes(route.id),
  );
  const known = [...own.map((route) => ({ ...route, imports: [] })), ...indexes].map((route) => [
    route!.id,
    short(route!),
  ]);
  return {
    manifest: { ...rest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(known) },
    modules: [
      ...new Set([
        entry.module,
        ...entry.imports,
        ...own.flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
      ]),
    ],
  };
}

/** What a route doesn't have need not be said. */
const short = (route: Route): Route =>
  Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)) as unknown as Route;
