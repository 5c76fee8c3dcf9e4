import { accountsContract } from './accounts.ts';
import { adminContract } from './admin.ts';
import { metaContract } from './meta.ts';

/** The whole wire, by feature. */
export const contract = {
  accounts: accountsContract,
  admin: adminContract,
  meta: metaContract,
};

export type LetfairContract = typeof contract;
