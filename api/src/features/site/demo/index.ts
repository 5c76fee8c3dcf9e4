export { type ActAs, actAsDemoAccount, type Calls as DemoLifeCalls, takeTurn } from './life/act-as.ts';
export { addViews, type DemoChores, findChores, type ReplacedHome } from './life/chores.repository.ts';
export type * from './market.ts';
export { type DemoAccountFound, listDemoAccounts, removeDemo } from './remove-demo.ts';
export { seedClientAccess } from './seed-client-access.ts';
export { isMarketEmpty, seedMarket } from './seed-market.ts';
