import { MAX_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { count, instant, text } from '../wire/text.ts';
import { user } from './accounts.ts';
import { affected, seen } from './affected.ts';

const dataExport = z.discriminatedUnion('status', [
  z.object({ status: z.literal('making'), askedAt: instant }),
  z.object({ status: z.literal('ready'), readyAt: instant, expiresAt: instant, bytes: z.int().min(1) }),
  z.object({ status: z.literal('expired'), expiresAt: instant }),
]);
export type DataExport = z.output<typeof dataExport>;

export const privacyContract = {
  show: endpoint('GET /api/privacy', 'user', {
    summary:
      'The copy of your data, if you’ve asked for one, and the day we’ll erase your account, if you’ve closed it',
    data: z.object({
      export: dataExport.nullable(),
      deletionDue: instant.nullable(),
      /** People who work for your account and would lose it. */
      teamMembers: count,
    }),
  }),
  affected: endpoint('GET /api/privacy/deletion', 'user', {
    summary: 'Who would be affected if you closed your account, and what would end',
    data: affected,
  }),
  askForExport: endpoint('POST /api/privacy/export', 'user', {
    whileLimited: 'allowed',
    handsOutAccess: true,
    summary: 'Ask for a copy of everything we hold about you; does nothing if we’re already preparing one',
    data: z.object({ export: dataExport }),
    errors: ['too_many'],
    recentPassword: true,
    whileClosing: true,
  }),
  openExport: endpoint('POST /api/privacy/export/ticket', 'user', {
    whileLimited: 'allowed',
    summary: 'A web address for downloading the copy of your data; you can use it once, within a minute',
    data: z.object({ path: text(200) }),
    errors: ['not_found'],
    recentPassword: true,
    whileClosing: true,
  }),
  close: endpoint('POST /api/privacy/deletion', 'user', {
    whileLimited: 'allowed',
    summary: 'Close your account straight away; we erase it later. This ends every session',
    body: z.strictObject({ password: text(MAX_PASSWORD_LENGTH * 2), seen }),
    data: z.object({ deletionDue: instant }),
    errors: ['invalid', 'too_many', 'conflict'],
    whileClosing: true,
  }),
  keep: endpoint('DELETE /api/privacy/deletion', 'user', {
    whileLimited: 'allowed',
    summary: 'Keep an account that was about to be erased',
    data: z.object({ user }),
    whileClosing: true,
  }),
};
