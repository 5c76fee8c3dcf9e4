/** The areas of the product, with the same names in every workspace; each may use those before it. */
export const areas = ['accounts', 'search', 'listings', 'lettings', 'agencies', 'trust', 'site'] as const;
export type Area = (typeof areas)[number];

export const areasBefore = (area: Area): readonly Area[] => areas.slice(0, areas.indexOf(area));

/** Where the areas of a workspace stand. */
const folders = ['domain/src/', 'contract/src/', 'api/src/features/', 'web/app/features/'];

/** The area of a file; null for what areas share. */
export function areaOf(path: string): Area | null {
  const folder = folders.find((one) => path.startsWith(one));
  const [name] = folder === undefined ? [] : path.slice(folder.length).split('/');
  return areas.find((area) => area === name) ?? null;
}
