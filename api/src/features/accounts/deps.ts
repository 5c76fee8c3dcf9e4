import type { accountsContract } from '@letfair/contract/accounts';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import type { MailTransport } from '../../platform/mail/transports.ts';
import type { Passwords } from './password/passwords.ts';

export interface AccountsDeps {
  readonly db: Db;
  readonly passwords: Passwords;
  /** Links in mails start with it. */
  readonly publicUrl: string;
  /** With the local mailbox the sign-up answer carries the verification code. */
  readonly mail: MailTransport['kind'];
}

type Endpoints = typeof accountsContract;
export type UseCase<K extends keyof Endpoints> = (deps: AccountsDeps) => Handler<Endpoints[K]>;
