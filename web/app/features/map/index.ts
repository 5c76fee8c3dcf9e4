export type { MapTiles } from './map-data.ts';
export { PinPicker } from './picker/pin-picker.tsx';
export { SearchMap } from './search-map.tsx';
