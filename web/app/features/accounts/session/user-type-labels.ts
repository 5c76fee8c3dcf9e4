import type { UserType } from '@letfair/domain/accounts/user-types';

export const userTypeLabels: Readonly<Record<UserType, string>> = {
  tenant: 'Tenant',
  landlord: 'Landlord',
  agent: 'Agent',
  admin: 'Admin',
};
