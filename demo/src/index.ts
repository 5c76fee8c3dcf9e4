export { demoAccounts, demoEmails } from './demo-accounts.ts';
export { liveOn } from './life/live-on.ts';
export { DEMO_LISTINGS, loadDemo, removeDemo } from './load-demo.ts';
