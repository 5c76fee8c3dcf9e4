import type { emailSwitchesContract } from '@letfair/contract/accounts/email-switches';
import { emailSwitchesOf } from '@letfair/domain/accounts/email-switches';
import type { UserType } from '@letfair/domain/accounts/user-types';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { findEmailSwitches, setEmailSwitch, worksWithOthers } from './email-switches.repository.ts';

export const emailSwitchesRoutes = (db: Db): Handlers<typeof emailSwitchesContract> => ({
  list: async ({ actor }) => ({ ok: true, data: await showSwitches(db, actor) }),
  set: ({ actor, body: { name, isOn }, write }) =>
    write(async (tx) => {
      await setEmailSwitch(tx, actor.id, name, isOn);
      return { ok: true, data: await showSwitches(tx, actor) };
    }),
});

async function showSwitches(db: Db, { id, userType }: { readonly id: string; readonly userType: UserType }) {
  const names = emailSwitchesOf(userType, await worksWithOthers(db, id));
  const states = await findEmailSwitches(db, id);
  return { switches: names.map((name) => ({ name, isOn: states[name] })) };
}
