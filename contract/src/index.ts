import { accountsContract } from './accounts.ts';
import { adminContract } from './admin.ts';
import { metaContract } from './meta.ts';
import { supportContract } from './support.ts';

/** The whole wire, by feature. */
export const contract = {
  accounts: accountsContract,
  admin: adminContract,
  meta: metaContract,
  support: supportContract,
};

export type LetfairContract = typeof contract;
