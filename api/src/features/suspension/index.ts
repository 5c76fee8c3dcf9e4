export {
  deleteExpiredAppealLinks,
  findAppealLink,
  lockAppealLink,
  useAppealLink,
} from './appeal-links.repository.ts';
export { liftSuspensionInTx, suspendInTx } from './suspend.ts';
