import type { Worker } from 'node:worker_threads';
import type { DemoAccount } from '@letfair/contract/site/meta';
import type pg from 'pg';
import type { Passwords } from './features/accounts/sign-in/index.ts';
import type { RoutingSettings } from './features/search/travel/index.ts';
import type { Log } from './platform/log.ts';
import type { MailTransport } from './platform/mail/transports.ts';
import type { FetchOutside, OutsideNetwork } from './platform/outbound/fetch-outside.ts';
import type { Replicas } from './platform/replicas/open-replicas.ts';
import type { KeyRing } from './platform/secrets/key-ring.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { CanReachStorage } from './platform/storage/watch-reach.ts';
import type { StartTrace } from './platform/telemetry/activity.ts';
import type { Meters } from './platform/telemetry/meters.ts';

/** What the API gets from the process that runs it. */
export interface ApiDeps {
  readonly pool: pg.Pool;
  /** For calls that only read, so that searches cannot take the connections of sign-in and writes. */
  readonly readPool?: pg.Pool;
  /** Reaches PostgreSQL itself where `pool` goes through a pooler: for jobs, notifications and locks of a session. */
  readonly directPool?: pg.Pool;
  /** Read replicas, for what everybody may read. */
  readonly replicas?: Replicas;
  /** The keys of what the database keeps encrypted. */
  readonly keyRing: KeyRing;
  /** Where people reach the site; links in mails start with it. */
  readonly publicUrl: string;
  readonly mail: MailTransport;
  /** Our support team reads tickets here. */
  readonly supportEmail: string;
  /** The inventory specialists read booking requests here. */
  readonly inventoryEmail: string;
  /** How long something may wait for a moderator; what waits longer is shown as overdue. */
  readonly reviewTargetHours?: number;
  /** Photos, certificates, attachments, data exports and uploads that wait to be read. */
  readonly storage: Storage;
  /** A thread of their own keeps imports from slowing requests; without it they run beside them. */
  readonly startImportThread?: () => Worker;
  /** A CDN in front of the site that browsers load photos from; null: from the site itself. */
  readonly mediaUrl?: string | null;
  /** Hosts from which pictures of imported homes may be fetched, such as `media.example.com` or `*.photos.example`. */
  readonly importMediaHosts?: readonly string[];
  /** The operator's routing engine; null: travel times are estimated. */
  readonly routing?: RoutingSettings | null;
  /** The network that pictures come from; tests have one of their own. */
  readonly outside?: OutsideNetwork;
  /** False lifts the limits per IP address; those per account stay. */
  readonly limitIpAddresses: boolean;
  /** True compares every answer with the contract: for tests. */
  readonly checkAnswers?: boolean;
  /** Tests give one that hashes fast. */
  readonly passwords?: Passwords;
  /** True on a public site: admins need two-step sign-in. */
  readonly adminsNeedSecondStep: boolean;
  /** Of this software, for admins. */
  readonly version?: string;
  /** Room on the disk of the storage; Infinity where it cannot be told. */
  readonly readFreeBytes?: () => Promise<number>;
  /** Whether the storage answers, for admins. */
  readonly canReachStorage?: CanReachStorage;
  readonly log: Log;
  readonly meters?: Meters;
  /** For jobs; requests are traced by the process. Null while traces are off. */
  readonly startTrace?: StartTrace | null;
  /** Fetches addresses that users give us; tests give one that reaches this machine. */
  readonly fetchOutside?: FetchOutside;
  /** Live channels that this process keeps open at once. */
  readonly maxLiveStreams?: number;
  /** Called when a call found no room on the disk, of the database or of the storage. */
  readonly onStorageFull?: () => void;
  /** Offered on the sign-in page; empty outside a demo. */
  readonly demoAccounts?: readonly DemoAccount[];
}
