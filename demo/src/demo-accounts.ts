/** One account per role, for trying the product; they exist in the demo only and share one published password. */
export const demoAccounts = [
  { userType: 'tenant', email: 'tenant@letfair.example', firstName: 'Priya', lastName: 'Sharma' },
  { userType: 'landlord', email: 'landlord@letfair.example', firstName: 'Owen', lastName: 'Griffiths' },
  { userType: 'agent', email: 'agent@letfair.example', firstName: 'Fiona', lastName: 'Ashworth' },
  { userType: 'admin', email: 'admin@letfair.example', firstName: 'Malcolm', lastName: 'Reid' },
] as const;

export const demoEmails: readonly string[] = demoAccounts.map(({ email }) => email);
