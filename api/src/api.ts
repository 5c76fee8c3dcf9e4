import type { LetfairContract } from '@letfair/contract';
import type { QueueFigures } from '@letfair/contract/site/system';
import type { Client } from '@letfair/contract/wire/client';
import type { FastifyPluginAsync } from 'fastify';
import type { ImportCommand, ImportCommandOutcome } from './features/agencies/imports/index.ts';
import type { PhotoGate } from './features/listings/photos/index.ts';
import type { ActAs, DemoAccountFound, DemoChores, Market } from './features/site/demo/index.ts';
import type { Heartbeat } from './features/site/system/index.ts';
import type { Claim } from './platform/files/installation.ts';
import type { WebAsset } from './platform/files/web-assets.repository.ts';
import type { ListingChanges } from './platform/live/listing-changes.ts';
import type { SecretKey } from './platform/secrets/cipher.ts';
import type { PreparedKeys } from './platform/secrets/prepare-keys.ts';
import type { RotateOptions, Rotation } from './platform/secrets/rotate-secrets.ts';

export interface Api {
  /** Every /api route, with an error envelope for everything that fails below /api. */
  readonly plugin: FastifyPluginAsync;
  /** The same calls without a network in between. */
  readonly client: Client<LetfairContract>;
  /** The same for rendered pages, which may be as old as a replica that has the last change of a listing. */
  readonly pageClient: Client<LetfairContract>;
  /** The same for a signed-in user. */
  readonly clientOf: (token: string) => Client<LetfairContract>;
  readonly isMarketEmpty: () => Promise<boolean>;
  /** Fills an empty database with the demo marketplace; false when it has a demo already. */
  readonly seedMarket: (market: Market) => Promise<boolean>;
  /** Lets a demo account see the homes of a client of the demo. */
  readonly seedClientAccess: (clientId: string, email: string) => Promise<void>;
  /** The accounts of the demo; the emails are those of its shared accounts. */
  readonly listDemoAccounts: (emails: readonly string[]) => Promise<readonly DemoAccountFound[]>;
  /** Deletes them with everything that is theirs. Returns their number. */
  readonly removeDemo: (emails: readonly string[]) => Promise<number>;
  /** What lets a demonstration that is left running live on; `shared` are the emails of the accounts visitors use. */
  readonly demoLife: (shared: readonly string[]) => DemoLife;
  /** Keeps files of the web app for pages that were opened before a deploy; `read` is asked for new ones. */
  readonly keepWebAssets: (names: readonly string[], read: (name: string) => Promise<WebAsset>) => Promise<void>;
  readonly findWebAsset: (name: string) => Promise<WebAsset | null>;
  /** Gives the id of the database to a storage without one. */
  readonly claimStorage: () => Promise<Claim>;
  /** Deletes what a killed process has left of uploaded postcode directories. */
  readonly sweepImports: () => Promise<void>;
  /** Starts the job worker; the returned function waits for running jobs and stops it. */
  readonly startJobs: () => Promise<() => Promise<void>>;
  /** The jobs of the queue by kind. */
  readonly readQueues: () => Promise<readonly QueueFigures[]>;
  /** When the last backup finished, or null. */
  readonly readLastBackup: () => Promise<string | null>;
  /** Makes sure that this process has the keys of its database; the function makes one where there is none yet. */
  readonly prepareKeys: (createKey: () => Promise<SecretKey>) => Promise<PreparedKeys>;
  /** Encrypts secrets that an earlier version has stored as they were. Returns their number. */
  readonly encryptSecrets: () => Promise<number>;
  /** Encrypts all secrets with another key. */
  readonly rotateSecrets: (key: SecretKey, options?: RotateOptions) => Promise<Rotation>;
  /** Says that a process runs and which keys it has, for admins and for who changes the key. */
  readonly recordHeartbeat: (beat: Heartbeat) => Promise<unknown>;
  readonly deleteHeartbeat: (id: string) => Promise<unknown>;
  /** Begins to listen for changes of listings, made by this or any other process. */
  readonly watchListings: () => ListingChanges;
  /** Says which photo files may be sent; needs to hear of changes. */
  readonly photoGate: (changes: ListingChanges) => PhotoGate;
  /** Checks or imports a file with homes of an account; `stopping` ends it between two batches. */
  readonly importListings: (command: ImportCommand, stopping: AbortSignal) => Promise<ImportCommandOutcome>;
  /** Creates a verified admin unless an account with that email exists. */
  readonly createAdmin: (
    email: string,
    password: string,
    name?: { readonly firstName: string; readonly lastName: string },
  ) => Promise<'created' | 'exists'>;
}

export interface DemoLife {
  readonly chores: () => Promise<DemoChores>;
  /** Works as one of the made-up people, and as nobody else. */
  readonly actAs: ActAs;
  readonly addViews: () => Promise<unknown>;
  /** Of several processes one works at a time; false: it was another. */
  readonly takeTurn: (work: () => Promise<void>) => Promise<boolean>;
}
