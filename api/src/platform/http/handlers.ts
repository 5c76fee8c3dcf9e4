import type { EndpointGroup, EndpointSpec, Outcome, Received } from '@letfair/contract/endpoint';
import type { UserType } from '@letfair/domain/accounts/user-types';
import type { Tx } from '../db.ts';
import type { Upload } from './upload.ts';

/** Who is calling. */
export interface Actor {
  readonly id: string;
  readonly userType: UserType;
  /** Whose account is about to be deleted can look at everything and change next to nothing. */
  readonly isClosing: boolean;
  /** The hash under which the session is stored. */
  readonly sessionHash: Buffer;
}

/** A bearer token to the person behind it; null for anything that does not sign in. */
export type Authenticate = (token: string) => Promise<Actor | null>;

type ActorOf<E extends EndpointSpec> = E['auth'] extends 'public' ? Actor | null : Actor;

interface AnyCall<E extends EndpointSpec> extends Received<E> {
  readonly actor: ActorOf<E>;
  /** The version the caller has seen, where the endpoint is versioned; null from a caller that does not say. */
  readonly ifMatch: number | null;
  /** The caller's network and browser in one text, never to be stored as it is; null for a call from inside the process. */
  readonly visitor: string | null;
  /** What the caller's browser calls itself; empty when it does not say. */
  readonly userAgent: string;
  /**
   * Runs the one transaction of this call. A refusal rolls everything back, and with an Idempotency-Key
   * the answer is kept in the same transaction, so that a repeated call gets it again.
   */
  readonly write: (work: (tx: Tx) => Promise<Outcome<E>>) => Promise<Outcome<E>>;
}

/** Only endpoints that take a file are given one. */
export type Call<E extends EndpointSpec> = AnyCall<E> &
  (E extends { readonly upload: object } ? { readonly upload: Upload } : unknown);

export type Handler<E extends EndpointSpec> = (call: Call<E>) => Promise<Outcome<E>>;

/** A feature implements its part of the contract by giving exactly one handler per endpoint. */
export type Handlers<G extends EndpointGroup> = { readonly [K in keyof G]: Handler<G[K]> };
