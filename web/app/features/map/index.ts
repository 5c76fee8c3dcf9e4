export type { MapTiles } from './map-tiles.ts';
export { SearchMap } from './search-map.tsx';
