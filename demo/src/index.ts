export { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts';
export { DEMO_LISTINGS, loadDemo } from './load-demo.ts';
