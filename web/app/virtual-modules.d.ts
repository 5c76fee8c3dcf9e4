declare module 'virtual:api-routes' {
  export const routes: import('@letfair/contract/wire/client').Routes<import('@letfair/contract').LetfairContract>;
}
