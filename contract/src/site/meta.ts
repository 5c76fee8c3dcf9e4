import { userTypes } from '@letfair/domain/accounts/user-types';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { text } from '../wire/text.ts';

const demoAccount = z.object({
  userType: z.enum(userTypes),
  firstName: text(200),
  email: text(320),
  password: text(200),
});
export type DemoAccount = z.output<typeof demoAccount>;

export const metaContract = {
  about: endpoint('GET /api/about', 'public', {
    summary: 'What this site is and how it’s set up',
    data: z.object({
      name: z.literal('Letfair'),
      version: text(20),
      /** `local` keeps mails in the local mailbox instead of sending them. */
      mail: z.enum(['smtp', 'local']),
      /** Accounts to try the product with; empty outside a demo. */
      demoAccounts: z.array(demoAccount).max(10),
    }),
  }),
  sources: endpoint('GET /api/sources', 'public', {
    summary: 'Where our open data comes from, with the credits its licences require',
    data: z.object({
      /** Null while no postcode directory is in use. */
      postcodes: text(1_000).nullable(),
    }),
  }),
};
