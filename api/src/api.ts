import type { LetfairContract } from '@letfair/contract';
import type { Client } from '@letfair/contract/wire/client';
import type { FastifyPluginAsync } from 'fastify';
import type { DemoAccountFound, Market } from './features/demo/index.ts';
import type { ImportCommand, ImportCommandOutcome } from './features/imports/index.ts';
import type { PhotoGate } from './features/photos/index.ts';
import type { Claim } from './platform/files/installation.ts';
import type { ListingChanges } from './platform/live/listing-changes.ts';

export interface Api {
  /** Every /api route, with an error envelope for everything that fails below /api. */
  readonly plugin: FastifyPluginAsync;
  /** The same calls without a network in between, for rendered pages. */
  readonly client: Client<LetfairContract>;
  /** The same for a signed-in user. */
  readonly clientOf: (token: string) => Client<LetfairContract>;
  readonly isMarketEmpty: () => Promise<boolean>;
  /** Fills an empty database with the demo marketplace. */
  readonly seedMarket: (market: Market) => Promise<void>;
  /** The accounts of the demo; the emails are those of its shared accounts. */
  readonly listDemoAccounts: (emails: readonly string[]) => Promise<readonly DemoAccountFound[]>;
  /** Deletes them with everything that is theirs. Returns their number. */
  readonly removeDemo: (emails: readonly string[]) => Promise<number>;
  /** Gives the id of the database to a data folder without one. */
  readonly claimFolder: () => Promise<Claim>;
  /** Deletes what a killed process has left of uploaded postcode directories. */
  readonly sweepImports: () => Promise<void>;
  /** Starts the job worker; the returned function waits for running jobs and stops it. */
  readonly startJobs: () => Promise<() => Promise<void>>;
  /** Begins to listen for changes of listings, made by this or any other process. */
  readonly watchListings: () => ListingChanges;
  /** Says which photo files may be sent; needs to hear of changes. */
  readonly photoGate: (changes: ListingChanges) => PhotoGate;
  /** Checks or imports a file with homes of an account; `stopping` ends it between two batches. */
  readonly importListings: (command: ImportCommand, stopping: AbortSignal) => Promise<ImportCommandOutcome>;
  /** Creates a verified admin unless an account with that email exists. */
  readonly createAdmin: (email: string, password: string) => Promise<'created' | 'exists'>;
}
