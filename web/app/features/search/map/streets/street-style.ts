import { DARK, type Flavor, LIGHT } from '@protomaps/basemaps';
import {
  CenteredTextSymbolizer,
  type Feature,
  type LabelRule,
  LineLabelSymbolizer,
  paintRules,
} from 'protomaps-leaflet';

/** The colours of the product, in the notation that the library can mix. Roads of all kinds have that of `major`. */
const light: Flavor = {
  ...LIGHT,
  background: '#e9e5db',
  earth: '#e9e5db',
  water: '#c3dbe0',
  park_a: '#d3e3c9',
  park_b: '#d3e3c9',
  wood_a: '#c8dcbf',
  wood_b: '#c8dcbf',
  school: '#e6e2ea',
  hospital: '#f0dfdf',
  industrial: '#e4e3e3',
  buildings: '#d6d0c3',
  major: '#ffffff',
  railway: '#8a8f94',
};
const dark: Flavor = {
  ...DARK,
  background: '#1a2528',
  earth: '#1a2528',
  water: '#0c161d',
  park_a: '#1c302a',
  park_b: '#1c302a',
  wood_a: '#1a2d26',
  wood_b: '#1a2d26',
  school: '#222a33',
  hospital: '#2c2529',
  industrial: '#20292c',
  buildings: '#243034',
  major: '#46555a',
  railway: '#6c777b',
};

const lightLabels = { text: '#1f2d31', quiet: '#46575c', water: '#2c5a68', halo: '#ffffff' };
const darkLabels = { text: '#eef2f1', quiet: '#c6d1d1', water: '#9cc3cf', halo: '#10191b' };

/** How streets are drawn on a light or a dark page. */
export const streetStyle = (isDark: boolean) => {
  const flavor = isDark ? dark : light;
  return {
    backgroundColor: flavor.background,
    paintRules: paintRules(flavor),
    labelRules: streetLabels(isDark ? darkLabels : lightLabels),
  };
};

interface LabelColours {
  readonly text: string;
  /** Of names that matter less. */
  readonly quiet: string;
  readonly water: string;
  /** Around every letter, so that it is readable on roads and parks. */
  readonly halo: string;
}

const FONT = '"Figtree Variable", sans-serif';
/** English names where a place has several, as in Wales. */
const nameTags = ['name:en', 'name'];
const HALO_PIXELS = 3;
const LARGE_TOWN_RANK = 9;

/** From which zoom on each is named. */
const MAIN_ROADS_FROM = 13;
const STREETS_FROM = 15;
const NEIGHBOURHOODS_FROM = 13;

const isKind = (...kinds: readonly string[]) => {
  const named = new Set(kinds);
  return (_: number, { props }: Feature): boolean => named.has(String(props.kind));
};
const rankOf = (feature?: Feature): number => Number(feature?.props.population_rank ?? 0);
/** Places that are shown from further away come first. */
const byImportance = (one: Feature['props'], other: Feature['props']): number =>
  Number(one.min_zoom ?? 0) - Number(other.min_zoom ?? 0);

/** Names, the less important first: a later rule outweighs an earlier one where two would overlap. */
function streetLabels({ text, quiet, water, halo }: LabelColours): LabelRule[] {
  const look = { labelProps: nameTags, stroke: halo, width: HALO_PIXELS };
  const alongRoad = (fill: string, weight: number) =>
    new LineLabelSymbolizer({ ...look, fill, font: `${weight} 12px ${FONT}` });
  return [
    {
      dataLayer: 'places',
      symbolizer: new CenteredTextSymbolizer({
        ...look,
        fill: text,
        lineHeight: 1.2,
        font: (_, feature) => `600 ${rankOf(feature) >= LARGE_TOWN_RANK ? 16 : 14}px ${FONT}`,
      }),
      filter: isKind('locality'),
      sort: byImportance,
    },
    {
      dataLayer: 'places',
      minzoom: NEIGHBOURHOODS_FROM,
      symbolizer: new CenteredTextSymbolizer({ ...look, fill: text, lineHeight: 1.2, font: `600 13px ${FONT}` }),
      filter: isKind('neighbourhood', 'macrohood'),
      sort: byImportance,
    },
    {
      dataLayer: 'pois',
      minzoom: MAIN_ROADS_FROM,
      symbolizer: new CenteredTextSymbolizer({ ...look, fill: text, lineHeight: 1.2, font: `500 12px ${FONT}` }),
      filter: isKind('station'),
    },
    {
      dataLayer: 'roads',
      minzoom: MAIN_ROADS_FROM,
      symbolizer: alongRoad(text, 500),
      filter: isKind('highway', 'major_road'),
    },
    {
      dataLayer: 'roads',
      minzoom: STREETS_FROM,
      symbolizer: alongRoad(quiet, 500),
      filter: isKind('minor_road'),
    },
    {
      dataLayer: 'water',
      symbolizer: new CenteredTextSymbolizer({ ...look, fill: water, lineHeight: 1.2, font: `500 12px ${FONT}` }),
      filter: (_, { geomType, props }) =>
        geomType === POINT && ['ocean', 'sea', 'bay', 'strait', 'lake', 'water'].includes(String(props.kind)),
    },
  ];
}

/** As the format of vector tiles numbers its geometries. */
const POINT = 1;
