declare module 'virtual:api/client' {
  export const client: import('@letfair/contract/wire/client').Client<import('@letfair/contract').LetfairContract>;
}

declare module 'virtual:api/routes' {
  export const routes: import('@letfair/contract/wire/client').Routes<import('@letfair/contract').LetfairContract>;
}

declare module 'virtual:outcode-centres' {
  /** For `unpackCentres`. */
  export const packedCentres: string;
}

declare module 'virtual:uk-outline' {
  /** The coasts as the path of a small drawing. */
  export const outlinePath: string;
}
