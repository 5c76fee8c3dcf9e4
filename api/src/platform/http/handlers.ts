import type { EndpointGroup, EndpointSpec, Outcome, Received } from '@letfair/contract/wire/endpoint';
import type { UserType } from '@letfair/domain/accounts/user-types';
import type { ApiKeyScope } from '@letfair/domain/agencies/feed/api-keys';
import type { TeamRole } from '@letfair/domain/agencies/teams/roles';
import type { AccessTx, Tx } from '../db.ts';
import type { Allowance } from './rate-limit-headers.ts';
import type { Upload } from './upload.ts';

/** Whose account a signed-in person works with, and as what. */
export interface Membership {
  readonly accountId: string;
  readonly userType: UserType;
  readonly role: TeamRole;
  readonly isSuspended: boolean;
  readonly isClosing: boolean;
  readonly isLimited: boolean;
}

/** The signed-in caller. */
export interface Actor {
  /** The account acted for: that of the team in calls that a team works with, else the person's own. */
  readonly id: string;
  /** The account of the person who calls. */
  readonly person: string;
  /** Null for somebody who works for nobody else. */
  readonly membership: Membership | null;
  readonly userType: UserType;
  /** An account that is about to be deleted can read everything and write almost nothing. */
  readonly isClosing: boolean;
  /** A measure keeps the account from listing, writing or applying for anything new. */
  readonly isLimited: boolean;
  /** The password, or a passkey, was given in the last minutes. */
  readonly hasRecentPassword: boolean;
  /** An admin who can do nothing else before two-step sign-in is set up. */
  readonly mustSetUpSecondStep: boolean;
  /** Sessions are stored by the hash of their token. */
  readonly sessionHash: Buffer;
}

/** Returns null for a token that does not sign anybody in; the actor acts for themselves. `tx` sees its own locks. */
export type Authenticate = (token: string, tx?: Tx) => Promise<Actor | null>;

export type KeyAuthentication = (
  | { readonly ok: true; readonly actor: Actor }
  | {
      readonly ok: false;
      readonly code: 'unauthenticated' | 'forbidden' | 'too_many';
      readonly message: string;
      readonly retryAfterSeconds?: number;
    }
) & {
  /** What is left of the key's calls, where the key is one of ours. */
  readonly allowance?: Allowance;
};

/** Whether an API key may be used for this. */
export type AuthenticateKey = (secret: string | null, scope: ApiKeyScope) => Promise<KeyAuthentication>;

type ActorOf<E extends EndpointSpec> = E['auth'] extends 'public' ? Actor | null : Actor;

type TxOf<E extends EndpointSpec> = E extends { readonly handsOutAccess: true } ? AccessTx : Tx;

interface AnyCall<E extends EndpointSpec> extends Received<E> {
  readonly actor: ActorOf<E>;
  /** The version in If-Match, where the endpoint is versioned; null when the caller sends none. */
  readonly ifMatch: number | null;
  /** Network and browser of the caller, to be stored as a hash only; null for a call inside the process. */
  readonly visitor: string | null;
  /** Null for a call inside the process. */
  readonly network: string | null;
  /** The User-Agent header, or an empty string. */
  readonly userAgent: string;
  /**
   * Runs the transaction of this call. A refusal rolls it back, and with an Idempotency-Key
   * the answer is stored in the same transaction, so that a repeated call gets it again.
   */
  readonly write: (work: (tx: TxOf<E>) => Promise<Outcome<E>>) => Promise<Outcome<E>>;
}

/** Only endpoints that accept a file receive `upload`. */
export type Call<E extends EndpointSpec> = AnyCall<E> &
  (E extends { readonly upload: object } ? { readonly upload: Upload } : unknown);

export type Handler<E extends EndpointSpec> = (call: Call<E>) => Promise<Outcome<E>>;

/** Exactly one handler per endpoint, so a missing one does not compile. */
export type Handlers<G extends EndpointGroup> = { readonly [K in keyof G]: Handler<G[K]> };
