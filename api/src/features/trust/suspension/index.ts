export { findAppealLink, lockAppealLink, useAppealLink } from './appeal-links.repository.ts';
export { liftEndedMeasure, liftMeasureInTx, measuresRoutes, suspendOrRequestInTx } from './measures.ts';
export { liftSuspensionInTx, suspendInTx } from './suspend.ts';
