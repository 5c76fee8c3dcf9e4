import type { DemoAccount } from '@letfair/contract/meta';
import type pg from 'pg';
import type { Log } from './platform/log.ts';
import type { MailTransport } from './platform/mail/transports.ts';
import type { FetchOutside, OutsideNetwork } from './platform/outbound/fetch-outside.ts';

/** What the API gets from the process that runs it. */
export interface ApiDeps {
  readonly pool: pg.Pool;
  /** For calls that only read, so that searches cannot take the connections of sign-in and writes. */
  readonly readPool?: pg.Pool;
  /** Where people reach the site; links in mails start with it. */
  readonly publicUrl: string;
  readonly mail: MailTransport;
  /** Our support team reads tickets here. */
  readonly supportEmail: string;
  /** The inventory specialists read booking requests here. */
  readonly inventoryEmail: string;
  /** Photos are stored as files in this folder. */
  readonly photoFolder: string;
  /** The private files of certificates, and those of messages. */
  readonly certificateFolder: string;
  readonly attachmentFolder: string;
  /** Data exports wait in this folder until they are downloaded. */
  readonly exportFolder: string;
  /** Uploaded postcode directories and lists of homes wait in this folder until they are read. */
  readonly importFolder: string;
  /** Holds the id of the database that the five folders belong to. */
  readonly installationFile: string;
  /** Hosts from which pictures of imported homes may be fetched, such as `media.example.com` or `*.photos.example`. */
  readonly importMediaHosts?: readonly string[];
  /** The network that pictures come from; tests have one of their own. */
  readonly outside?: OutsideNetwork;
  /** False lifts the limits per IP address; those per account stay. */
  readonly limitIpAddresses: boolean;
  /** True compares every answer with the contract: for tests. */
  readonly checkAnswers?: boolean;
  /** True on a public site: admins need two-step sign-in. */
  readonly adminsNeedSecondStep: boolean;
  readonly log: Log;
  /** Fetches addresses that users give us; tests give one that reaches this machine. */
  readonly fetchOutside?: FetchOutside;
  /** Called when a call found no room on the disk, of the database or of the folders. */
  readonly onStorageFull?: () => void;
  /** Offered on the sign-in page; empty outside a demo. */
  readonly demoAccounts?: readonly DemoAccount[];
}
