export {
  changePageName,
  findFreeName,
  findPageOwner,
  givePageName,
  nameAgencyPage,
  type PageOwner,
  setShowsPage,
  showsPage,
} from './page-names.repository.ts';
