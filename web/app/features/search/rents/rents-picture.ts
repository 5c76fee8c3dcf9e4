import type { AreaRents } from '@letfair/contract/search/search';
import { counted } from '@letfair/domain/counted';
import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import { ukOutline } from '@letfair/domain/search/places/map/uk-outline';
import { outcodesInUse } from '@letfair/domain/search/places/postcodes/outcodes';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { trimEndOf } from '@letfair/domain/text-edges';
import { createCells, shadeLimits, shadeOf, shadeTexts } from '../map/index.ts';
import { type BedroomChoice, bedroomChoices } from './rents-data.ts';

type Scheme = 'light' | 'dark';

/** Plain attributes, because a policy of the page that embeds the picture may refuse styles in it. */
const colours = {
  light: {
    sea: '#e6f0ec',
    land: '#e4dfd3',
    coast: '#7d8f93',
    ink: '#16262b',
    shades: ['#fbe9dd', '#f3c9ae', '#e7a67f', '#d17c50', '#a4532b'],
  },
  dark: {
    sea: '#142027',
    land: '#2c3a3f',
    coast: '#8a9a9d',
    ink: '#f0eee9',
    shades: ['#46352d', '#6d4936', '#98603f', '#c67f52', '#f0ab7c'],
  },
} as const satisfies Record<Scheme, unknown>;

const METRES_PER_UNIT = 1_000;
const WIDTH = 720;
const HEIGHT = 1_260;
/** Metres west and north of the corner of the picture. */
const WEST = -400_000;
const NORTH = 6_790_000;

function toUnits(point: Point): string {
  const { east, north } = projectToMetres(point);
  return `${Math.round((east - WEST) / METRES_PER_UNIT)} ${Math.round((NORTH - north) / METRES_PER_UNIT)}`;
}
const pathOf = (ring: readonly Point[]): string => `M${ring.map(toUnits).join('L')}Z`;

let geometry: { readonly land: string; readonly cells: ReadonlyMap<string, string> } | undefined;

/** Computed once: places do not move. */
function drawGeometry() {
  const centres = outcodesInUse()
    .filter(({ outcode }) => /\d$/.test(outcode))
    .map(({ outcode, name, centre }) => ({ district: outcode, name, centre }));
  const rings = createCells(centres).rings();
  return {
    land: ukOutline.map((ring) => pathOf(ring.map(([lat, lng]) => ({ lat, lng })))).join(''),
    /** Of each postcode area: the cells of its districts. */
    cells: new Map(
      [...Map.groupBy(centres.keys(), (at) => trimEndOf(centres[at]?.district ?? '', '0123456789'))].map(
        ([letters, ofArea]) => [letters, ofArea.map((at) => pathOf(rings[at] ?? [])).join('')],
      ),
    ),
  };
}

const LINE = 26;

/** The rent map of the United Kingdom by postcode area, as an SVG file of its own. */
export function rentsPicture(areas: readonly AreaRents[], bedrooms: BedroomChoice, scheme: Scheme): string {
  geometry ??= drawGeometry();
  const { land, cells } = geometry;
  const { sea, land: blank, coast, ink, shades } = colours[scheme];
  const limits = shadeLimits(areas.map(({ median }) => median));
  const byShade = Map.groupBy(areas, ({ median }) => shadeOf(median, limits));
  const cellsOf = (shade: number) => (byShade.get(shade) ?? []).map(({ letters }) => cells.get(letters) ?? '').join('');
  const shadesInUse = areas.length === 0 ? [] : shadeTexts(limits);
  const legend = [
    ...shadesInUse.map((words, at) => ({ words, fill: shades[at] })),
    { words: `not enough homes (fewer than ${ENOUGH_TO_COMPARE})`, fill: blank },
  ];
  const title = `Median rents on Letfair: ${bedroomChoices[bedrooms].toLowerCase()}`;
  const homes = areas.reduce((sum, area) => sum + area.homes, 0).toLocaleString('en-GB');
  const text = (x: number, y: number, words: string, size = 18) =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${ink}">${words}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" role="img">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sea}"/>`,
    `<clipPath id="land"><path d="${land}"/></clipPath>`,
    `<path d="${land}" fill="${blank}"/>`,
    '<g clip-path="url(#land)">',
    ...shadesInUse.map((_, at) => `<path d="${cellsOf(at + 1)}" fill="${shades[at]}"/>`),
    '</g>',
    `<path d="${land}" fill="none" stroke="${coast}"/>`,
    text(24, 40, title, 24),
    text(24, 40 + LINE, `£ a month, from ${homes} live homes`),
    text(24, 40 + 2 * LINE, `in ${counted(areas.length, 'postcode area')}`),
    ...legend.map(({ words, fill }, at) => {
      const y = 40 + (at + 3) * LINE;
      const swatch = `<rect x="24" y="${y - 16}" width="20" height="20" fill="${fill}" stroke="${coast}"/>`;
      return swatch + text(52, y, words);
    }),
    '</svg>',
  ].join('');
}
