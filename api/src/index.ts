import type { LetfairContract } from '@letfair/contract';
import type { Client } from '@letfair/contract/client';
import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import type { MailTransport } from './platform/mail/transport.ts';

export interface ApiDeps {
  readonly pool: pg.Pool;
  /** Where people reach the site; links in mails start with it. */
  readonly publicUrl: string;
  readonly mail: MailTransport;
  /** False lifts the limits per network address; those per account stay. */
  readonly limitAddresses: boolean;
  readonly log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

export interface Api {
  /** Every /api route, with envelopes for whatever goes wrong below /api. */
  readonly plugin: FastifyPluginAsync;
  /** The same calls without a network in between, for rendered pages. */
  readonly client: Client<LetfairContract>;
  /** Starts working on jobs (mails, clean-up); the returned function finishes what is under way and stops. */
  readonly startJobs: () => Promise<() => Promise<void>>;
  /** Makes a verified admin unless an account with that address exists; says which of the two. */
  readonly createAdmin: (email: string, password: string) => Promise<'created' | 'exists'>;
}
