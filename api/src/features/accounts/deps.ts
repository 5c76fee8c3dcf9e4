import type { accountsContract } from '@letfair/contract/accounts';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import type { MailTransport } from '../../platform/mail/transports.ts';
import type { Passwords } from './password/passwords.ts';

export interface AccountsDeps {
  readonly db: Db;
  readonly passwords: Passwords;
  /** Where people reach the site; links in mails start with it. */
  readonly publicUrl: string;
  /** With the local mailbox a newcomer is given the code in the answer. */
  readonly mail: MailTransport['kind'];
}

type Endpoints = typeof accountsContract;
/** A use case of this feature: what it needs, then the call it answers. */
export type UseCase<K extends keyof Endpoints> = (deps: AccountsDeps) => Handler<Endpoints[K]>;
