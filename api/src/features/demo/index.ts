export type * from './market.ts';
export { isMarketEmpty, seedMarket } from './seed-market.ts';
