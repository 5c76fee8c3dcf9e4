import type { Colour } from './colour.ts';

export type LightName = 'morning' | 'noon' | 'golden' | 'dusk' | 'overcast';

export interface Light {
  readonly name: LightName;
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [Colour, Colour, Colour];
  readonly cloud: Colour;
  readonly cloudShade: Colour;
  /** Where the sun stands, as shares of the width and height; none behind clouds or below the horizon. */
  readonly sun: readonly [number, number] | null;
  readonly sunColour: Colour;
  /** How far a shadow leans sideways for each pixel of height. */
  readonly lean: number;
  readonly shadow: Colour;
  readonly shadowStrength: number;
  /** Multiplied over everything that does not shine itself. */
  readonly wash: Colour;
  readonly washStrength: number;
  /** The same within rooms, where lamps help. */
  readonly indoors: readonly [wash: Colour, strength: number];
  readonly lampsLit: boolean;
}

export const lights: Readonly<Record<LightName, Light>> = {
  morning: {
    name: 'morning',
    sky: ['#8fbfdd', '#c4dde6', '#fbead2'],
    cloud: '#fff9ef',
    cloudShade: '#e3d9d6',
    sun: [0.14, 0.42],
    sunColour: '#fff1cf',
    lean: 0.75,
    shadow: '#2c3a5c',
    shadowStrength: 0.26,
    wash: '#fff2dd',
    washStrength: 0.7,
    indoors: ['#fff2dd', 0.6],
    lampsLit: false,
  },
  noon: {
    name: 'noon',
    sky: ['#5aa4d8', '#93c7e6', '#d8ecf1'],
    cloud: '#ffffff',
    cloudShade: '#cfdee8',
    sun: null,
    sunColour: '#fffdf2',
    lean: 0.32,
    shadow: '#24375c',
    shadowStrength: 0.3,
    wash: '#ffffff',
    washStrength: 0,
    indoors: ['#ffffff', 0],
    lampsLit: false,
  },
  golden: {
    name: 'golden',
    sky: ['#7d9fc4', '#f0c59a', '#ffe0a6'],
    cloud: '#ffe3c0',
    cloudShade: '#d69c8b',
    sun: [0.88, 0.5],
    sunColour: '#ffe29a',
    lean: -1.05,
    shadow: '#3b2c55',
    shadowStrength: 0.32,
    wash: '#ffdba6',
    washStrength: 0.6,
    indoors: ['#ffdfb0', 0.55],
    lampsLit: false,
  },
  dusk: {
    name: 'dusk',
    sky: ['#2b3b66', '#6b6c9c', '#e8a98c'],
    cloud: '#8d7fa4',
    cloudShade: '#54568a',
    sun: null,
    sunColour: '#ffd9a0',
    lean: 0.2,
    shadow: '#161c3a',
    shadowStrength: 0.28,
    wash: '#8289bd',
    washStrength: 0.76,
    indoors: ['#d3ad93', 0.62],
    lampsLit: true,
  },
  overcast: {
    name: 'overcast',
    sky: ['#a9b8c1', '#c6d0d4', '#e6e6df'],
    cloud: '#edf0ef',
    cloudShade: '#b3bfc6',
    sun: null,
    sunColour: '#f4f4ee',
    lean: 0.12,
    shadow: '#2d3a4a',
    shadowStrength: 0.17,
    wash: '#e4e9ec',
    washStrength: 0.65,
    indoors: ['#e6e8e6', 0.5],
    lampsLit: false,
  },
};
