/** All demo accounts share it; the sign-in page shows it. */
export const DEMO_PASSWORD = 'a-home-for-everybody';

/** One account per role, for trying the product; they exist in the demo only. */
export const demoAccounts = [
  { userType: 'tenant', email: 'tenant@letfair.example', firstName: 'Priya', lastName: 'Sharma' },
  { userType: 'landlord', email: 'landlord@letfair.example', firstName: 'Owen', lastName: 'Griffiths' },
  { userType: 'agent', email: 'agent@letfair.example', firstName: 'Fiona', lastName: 'Ashworth' },
  { userType: 'admin', email: 'admin@letfair.example', firstName: 'Malcolm', lastName: 'Reid' },
] as const;
