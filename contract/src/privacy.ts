import { MAX_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import * as z from 'zod';
import { user } from './accounts.ts';
import { endpoint } from './wire/endpoint.ts';
import { instant, text } from './wire/text.ts';

const dataExport = z.discriminatedUnion('status', [
  z.object({ status: z.literal('making'), askedAt: instant }),
  z.object({ status: z.literal('ready'), readyAt: instant, expiresAt: instant, bytes: z.int().min(1) }),
  z.object({ status: z.literal('expired'), expiresAt: instant }),
]);
export type DataExport = z.output<typeof dataExport>;

export const privacyContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/privacy',
    summary: 'The copy of your data, if you asked for one, and the day your account is erased, if you asked for that',
    auth: 'user',
    data: z.object({ export: dataExport.nullable(), deletionDue: instant.nullable() }),
    errors: [],
  }),
  askForExport: endpoint({
    method: 'POST',
    path: '/api/privacy/export',
    summary: 'Ask for a copy of everything held about you; while one is being made this changes nothing',
    auth: 'user',
    data: z.object({ export: dataExport }),
    errors: ['too_many'],
    whileClosing: true,
  }),
  openExport: endpoint({
    method: 'POST',
    path: '/api/privacy/export/ticket',
    summary: 'An address that answers the copy of your data once, within a minute',
    auth: 'user',
    data: z.object({ path: text(200) }),
    errors: ['not_found'],
    whileClosing: true,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/privacy/deletion',
    summary: 'Close your account at once and have it erased later; ends every session',
    auth: 'user',
    body: z.strictObject({ password: text(MAX_PASSWORD_LENGTH * 2) }),
    data: z.object({ deletionDue: instant }),
    errors: ['invalid', 'too_many', 'conflict'],
    whileClosing: true,
  }),
  keep: endpoint({
    method: 'DELETE',
    path: '/api/privacy/deletion',
    summary: 'Keep the account after all',
    auth: 'user',
    data: z.object({ user }),
    errors: [],
    whileClosing: true,
  }),
};
