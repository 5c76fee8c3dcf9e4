export { fillMarket, isEmptyMarket } from './fill-market.ts';
export type { Market, MarketHome, MarketPerson, MarketPicture } from './market.ts';
