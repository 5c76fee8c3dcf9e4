export { fillMarket, isEmptyMarket } from './fill-market.ts';
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
