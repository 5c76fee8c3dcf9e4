export { findTiedHomes, listToldWithApplication } from './home-news.repository.ts';
export {
  findPeopleToTell,
  recordHomeNews,
  recordListerBack,
  recordListerGone,
  recordRentCut,
} from './record-home-news.ts';
export { tellHomeNews } from './tell-home-news.ts';
