/** The same for everybody in it: a demonstration keeps nothing that is worth a secret. */
export const DEMO_PASSWORD = 'a-home-for-everybody';

/** Who a newcomer can be, to look at the marketplace from every side. They exist in demonstrations only. */
export const demoAccounts = [
  { userType: 'tenant', email: 'tenant@letfair.example', firstName: 'Priya', lastName: 'Sharma' },
  { userType: 'landlord', email: 'landlord@letfair.example', firstName: 'Owen', lastName: 'Griffiths' },
  { userType: 'agent', email: 'agent@letfair.example', firstName: 'Fiona', lastName: 'Ashworth' },
  { userType: 'admin', email: 'admin@letfair.example', firstName: 'Malcolm', lastName: 'Reid' },
] as const;
