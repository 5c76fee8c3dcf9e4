export type { MapTiles } from './map-data.ts';
export { SearchMap } from './search-map.tsx';
