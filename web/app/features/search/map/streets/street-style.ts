import { DARK, type Flavor, LIGHT } from '@protomaps/basemaps';
import { paintRules } from 'protomaps-leaflet';
import { streetLabels } from './street-labels.ts';

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
