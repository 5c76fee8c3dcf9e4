export type {
  Market,
  MarketActivity,
  MarketApplication,
  MarketConversation,
  MarketFavorite,
  MarketListing,
  MarketPerson,
  MarketPicture,
  MarketReportedTarget,
  MarketTicket,
} from './market.ts';
export { isMarketEmpty, seedMarket } from './seed-market.ts';
