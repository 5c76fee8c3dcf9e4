export type {
  Market,
  MarketApplication,
  MarketFavorite,
  MarketHome,
  MarketLife,
  MarketPerson,
  MarketPicture,
  MarketReported,
  MarketTalk,
  MarketTicket,
} from './market.ts';
export { fillMarket, isEmptyMarket } from './seed-market.ts';
