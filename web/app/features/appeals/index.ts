export { AppealState } from './appeal-state.tsx';
export { ListingAppeals } from './listing-appeals.tsx';
export { SuspensionAppeal } from './suspension-appeal.tsx';
