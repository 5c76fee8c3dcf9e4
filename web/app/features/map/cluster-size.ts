const SMALLEST = 36;
const LARGEST = 64;

/** Across, in pixels: ten times the homes look one step larger, and a crowd never covers the map. */
export const clusterSize = (homes: number): number =>
  Math.min(LARGEST, Math.round(SMALLEST + 9 * Math.log10(Math.max(1, homes))));

/** "1.2k" where the number itself would not fit. */
export const clusterText = (homes: number): string =>
  homes < 1_000 ? String(homes) : `${Math.floor(homes / 100) / 10}k`;
