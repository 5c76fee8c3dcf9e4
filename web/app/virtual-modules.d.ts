declare module 'virtual:api/client' {
  export const client: import('@letfair/contract/wire/client').Client<import('@letfair/contract').LetfairContract>;
}

declare module 'virtual:api/routes' {
  export const routes: import('@letfair/contract/wire/client').Routes<import('@letfair/contract').LetfairContract>;
}

declare module 'virtual:map-places' {
  /** For `unpackPlaces`. */
  export const packedCities: string;
  export const packedAreas: string;
  export const packedTowns: string;
  export const packedStations: string;
  /** For `unpackDistricts`. */
  export const packedDistricts: string;
}
