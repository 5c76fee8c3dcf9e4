export { DayMap } from './day/day-map.tsx';
export { createCells } from './districts/district-cells.ts';
export { shadeLimits, shadeOf, shadeTexts } from './districts/rent-shades.ts';
export type { MapPlace, MapTiles } from './map-data.ts';
export { NeighbourhoodMap } from './neighbourhood/neighbourhood-map.tsx';
export { PinPicker } from './picker/pin-picker.tsx';
export { SearchMap } from './search-map.tsx';
