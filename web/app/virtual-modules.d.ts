declare module 'virtual:api-routes' {
  export const routes: import('@letfair/contract/client').Routes<import('@letfair/contract').LetfairContract>;
}
