export { demoAccounts, demoEmails } from './demo-accounts.ts';
export { DEMO_LISTINGS, loadDemo, removeDemo } from './load-demo.ts';
