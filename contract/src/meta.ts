import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

export const metaContract = {
  about: endpoint({
    method: 'GET',
    path: '/api/about',
    summary: 'What this is and how it is set up',
    auth: 'public',
    data: z.object({
      name: z.literal('Letfair'),
      version: text(20),
      /** `local` keeps mails in the local mailbox instead of sending them. */
      mail: z.enum(['smtp', 'local']),
    }),
    errors: [],
  }),
};
