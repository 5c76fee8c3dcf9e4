import type { accountsContract } from '@letfair/contract/accounts/accounts';
import type { securityContract } from '@letfair/contract/accounts/security';
import type { HandedOutAccess } from '../../../platform/access/access-kind.ts';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import type { MailTransport } from '../../../platform/mail/transports.ts';
import type { Meters } from '../../../platform/telemetry/meters.ts';
import type { Passwords } from './password/passwords.ts';

export interface AccountsDeps {
  readonly db: Db;
  readonly passwords: Passwords;
  /** Links in mails start with it. */
  readonly publicUrl: string;
  /** With the local mailbox the sign-up answer carries the verification code. */
  readonly mail: MailTransport['kind'];
  /** True on a public site: an admin who signed in with the password alone can only set up a second step. */
  readonly adminsNeedSecondStep: boolean;
  readonly onRefusedSignIn: Meters['countRefusedSignIn'];
  /** What can reach an account besides its password. */
  readonly access: HandedOutAccess;
  /** Whether the token is of an invitation to a team, sent to this address, for this type of user. */
  readonly isInvited: (db: Db, token: string, invited: { email: string; userType: string }) => Promise<boolean>;
}

type Endpoints = typeof accountsContract;
export type UseCase<K extends keyof Endpoints> = (deps: AccountsDeps) => Handler<Endpoints[K]>;

type SecurityEndpoints = typeof securityContract;
export type SecurityUseCase<K extends keyof SecurityEndpoints> = (deps: AccountsDeps) => Handler<SecurityEndpoints[K]>;
