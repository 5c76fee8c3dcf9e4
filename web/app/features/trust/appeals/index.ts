export { AppealState } from './appeal-state.tsx';
export { ListingAppeals } from './listing-appeals.tsx';
export { MeasureAppeal } from './measure-appeal.tsx';
