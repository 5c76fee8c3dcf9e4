import { type EmailSwitch, emailSwitchNames } from '@letfair/domain/accounts/email-switches';
import type { Db, Tx } from '../../../platform/db.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';

const columns = {
  'saved-homes': 'saved_home_emails',
  'unread-messages': 'unread_message_emails',
  'team-inbox': 'team_inbox_emails',
  certificates: 'certificate_emails',
} as const satisfies Readonly<Record<EmailSwitch, string>>;

export type EmailSwitchStates = Readonly<Record<EmailSwitch, boolean>>;

/** All off for an account that no longer exists. */
export async function findEmailSwitches(db: Db, accountId: string): Promise<EmailSwitchStates> {
  const account = await db
    .selectFrom('account')
    .select(Object.values(columns))
    .where('id', '=', accountId)
    .executeTakeFirst();
  const states = emailSwitchNames.map((name) => [name, account?.[columns[name]] ?? false]);
  return Object.fromEntries(states) as EmailSwitchStates;
}

export const wantsEmails = async (db: Db, accountId: string, name: EmailSwitch): Promise<boolean> =>
  (await findEmailSwitches(db, accountId))[name];

/** Whether the person works for someone else's account, or others work for theirs. */
export async function worksWithOthers(db: Db, personId: string): Promise<boolean> {
  const colleague = await db
    .selectFrom('team_member')
    .select('person_id')
    .where((row) => row.or([row('account_id', '=', personId), row('person_id', '=', personId)]))
    .limit(1)
    .executeTakeFirst();
  return colleague !== undefined;
}

export const setEmailSwitch = (tx: Tx, accountId: string, name: EmailSwitch, isOn: boolean) =>
  tx
    .updateTable('account')
    .set({ [columns[name]]: isOn })
    .where('id', '=', accountId)
    .execute();

/** The token of the link in one email, which turns off all emails of its kind. */
export async function insertStopToken(tx: Tx, account_id: string, stops: EmailSwitch): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('saved_homes_link')
    .values({ token_hash: hashToken(token), account_id, stops })
    .execute();
  return token;
}

/** The emails that were turned off; undefined for a token that isn't ours. */
export async function stopEmails(tx: Tx, token: string): Promise<EmailSwitch | undefined> {
  const link = await tx
    .selectFrom('saved_homes_link')
    .select(['account_id', 'stops'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const name = emailSwitchNames.find((known) => known === link?.stops);
  if (link && name) await setEmailSwitch(tx, link.account_id, name, false);
  return name;
}
