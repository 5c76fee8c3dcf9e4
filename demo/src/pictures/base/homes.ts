import type { Colour } from './colour.ts';
import type { LightName } from './light.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What the pictures of one home share, so that they belong together in one listing. */
export interface Home {
  readonly light: LightName;
  readonly season: Season;
  readonly masonry: 'brick' | 'render' | 'stone';
  readonly facade: Colour;
  readonly roof: Colour;
  readonly door: Colour;
  readonly trim: Colour;
  /** Inside. */
  readonly wall: Colour;
  readonly accent: Colour;
  readonly floor: Colour;
  readonly textile: Colour;
  readonly cushion: Colour;
  readonly cabinet: Colour;
  readonly worktop: Colour;
  readonly tile: Colour;
  readonly metal: Colour;
}

const BRASS = '#c9a25a';
const STEEL = '#aab4b8';
const BLACK = '#2c2f33';

/** One home for each variant: the same number in every kind of picture is the same home. */
export const homes: readonly Home[] = [
  {
    light: 'morning',
    season: 'summer',
    masonry: 'brick',
    facade: '#b4654b',
    roof: '#5e6670',
    door: '#2f5d50',
    trim: '#f2ecdf',
    wall: '#ece6d8',
    accent: '#93a58c',
    floor: '#c39b70',
    textile: '#8a9d84',
    cushion: '#d59a45',
    cabinet: '#7f9580',
    worktop: '#d8b483',
    tile: '#f3efe5',
    metal: BRASS,
  },
  {
    light: 'golden',
    season: 'autumn',
    masonry: 'brick',
    facade: '#c9a871',
    roof: '#565f6b',
    door: '#27456b',
    trim: '#f5efe2',
    wall: '#f1e9db',
    accent: '#3c5a78',
    floor: '#a9764c',
    textile: '#41607e',
    cushion: '#c8683f',
    cabinet: '#34516e',
    worktop: '#e6dfd3',
    tile: '#eef1ee',
    metal: BRASS,
  },
  {
    light: 'noon',
    season: 'spring',
    masonry: 'render',
    facade: '#ecc6b8',
    roof: '#6a6f78',
    door: '#3f7f86',
    trim: '#fffaf1',
    wall: '#f6eae1',
    accent: '#dda793',
    floor: '#d8b88f',
    textile: '#d99b87',
    cushion: '#4f8a8b',
    cabinet: '#a9c6c4',
    worktop: '#c89f6f',
    tile: '#f7e3da',
    metal: STEEL,
  },
  {
    light: 'dusk',
    season: 'summer',
    masonry: 'brick',
    facade: '#a5553f',
    roof: '#4e545e',
    door: '#252b33',
    trim: '#efe8da',
    wall: '#e3ddd0',
    accent: '#4a6656',
    floor: '#9a6b45',
    textile: '#56705f',
    cushion: '#e0ad4d',
    cabinet: '#3e5a4c',
    worktop: '#b88a5c',
    tile: '#e9e4d8',
    metal: BRASS,
  },
  {
    light: 'overcast',
    season: 'autumn',
    masonry: 'render',
    facade: '#ece6d8',
    roof: '#8d5a47',
    door: '#7a2f3a',
    trim: '#fdf8ee',
    wall: '#e6e5df',
    accent: '#a9b3b6',
    floor: '#b79a7c',
    textile: '#8f9ba1',
    cushion: '#8d3b45',
    cabinet: '#e8e4da',
    worktop: '#5b5f63',
    tile: '#dfe5e4',
    metal: BLACK,
  },
  {
    light: 'morning',
    season: 'spring',
    masonry: 'render',
    facade: '#b5cbd6',
    roof: '#5c6872',
    door: '#e2b341',
    trim: '#fdfaf3',
    wall: '#eaf0f0',
    accent: '#9dbac8',
    floor: '#cfae86',
    textile: '#7fa3b5',
    cushion: '#e5b84a',
    cabinet: '#8fb0c0',
    worktop: '#e9e3d6',
    tile: '#fbf7ee',
    metal: STEEL,
  },
  {
    light: 'golden',
    season: 'summer',
    masonry: 'stone',
    facade: '#d8bd92',
    roof: '#9a8466',
    door: '#7d9a8a',
    trim: '#f7f0df',
    wall: '#f3e8d3',
    accent: '#c9a27a',
    floor: '#8d6242',
    textile: '#b98a66',
    cushion: '#6f8f7d',
    cabinet: '#efe6d2',
    worktop: '#8a5f3f',
    tile: '#e8d9bd',
    metal: BLACK,
  },
  {
    light: 'noon',
    season: 'summer',
    masonry: 'brick',
    facade: '#9d6c53',
    roof: '#a5583f',
    door: '#1f6f78',
    trim: '#f6f1e6',
    wall: '#f3efe6',
    accent: '#5d9296',
    floor: '#d2ab7c',
    textile: '#c9755a',
    cushion: '#2f7a80',
    cabinet: '#f1ede4',
    worktop: '#c79a66',
    tile: '#8fb9b7',
    metal: STEEL,
  },
  {
    light: 'dusk',
    season: 'winter',
    masonry: 'render',
    facade: '#efe3c4',
    roof: '#59606b',
    door: '#a8382f',
    trim: '#fffaf0',
    wall: '#efe4d0',
    accent: '#a2564a',
    floor: '#7d5539',
    textile: '#9c4f45',
    cushion: '#dcc38d',
    cabinet: '#7a3b36',
    worktop: '#efe8da',
    tile: '#f2e7d3',
    metal: BRASS,
  },
  {
    light: 'overcast',
    season: 'spring',
    masonry: 'brick',
    facade: '#c07a5a',
    roof: '#6c5a54',
    door: '#5c4468',
    trim: '#f8f3ea',
    wall: '#eeeaf0',
    accent: '#a99bb8',
    floor: '#bf9a74',
    textile: '#8b7a9c',
    cushion: '#c9a04f',
    cabinet: '#b9b0c6',
    worktop: '#d9bf9a',
    tile: '#f1eef3',
    metal: STEEL,
  },
];
