import { emailSwitchNames } from '@letfair/domain/accounts/email-switches';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';

const emailSwitch = z.object({ name: z.enum(emailSwitchNames), isOn: z.boolean() });

const switches = z.object({ switches: z.array(emailSwitch).max(emailSwitchNames.length) });

export const emailSwitchesContract = {
  list: endpoint('GET /api/email-switches', 'user', {
    summary: 'The emails you can turn off, and whether each is on',
    data: switches,
  }),
  set: endpoint('PUT /api/email-switches', 'user', {
    whileLimited: 'allowed',
    summary: 'Turn one kind of email on or off',
    body: z.strictObject({ name: z.enum(emailSwitchNames), isOn: z.boolean() }),
    data: switches,
  }),
};
