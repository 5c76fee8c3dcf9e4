import { districtsOfArea } from '@letfair/domain/places/postcodes/outcodes';
import { postcodeAreas } from '@letfair/domain/places/postcodes/postcode-areas';
import type { Plugin } from 'vite';
import { packCentres } from './app/features/map/outcode-centres.ts';

const OUTCODE_CENTRES = 'virtual:outcode-centres';

/** Gives the map the centres and names of the districts of the UK, half of the whole table. */
export const outcodeCentres = (): Plugin => ({
  name: 'letfair:outcode-centres',
  resolveId: (id) => (id === OUTCODE_CENTRES ? `\0${OUTCODE_CENTRES}` : undefined),
  load: (id) =>
    id === `\0${OUTCODE_CENTRES}` ? `export const packedCentres = ${JSON.stringify(packedCentres())};` : undefined,
});

const packedCentres = (): string =>
  packCentres(
    postcodeAreas
      .flatMap(({ letters }) => districtsOfArea(letters))
      .map(({ outcode, name, centre }) => ({ district: outcode, name, centre })),
  );
