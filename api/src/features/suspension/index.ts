export { liftSuspensionInTx, suspendInTx } from './suspend.ts';
