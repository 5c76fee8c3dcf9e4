export type * from './market.ts';
export { type DemoAccountFound, listDemoAccounts, removeDemo } from './remove-demo.ts';
export { isMarketEmpty, seedMarket } from './seed-market.ts';
