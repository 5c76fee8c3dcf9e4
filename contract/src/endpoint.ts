import type { UserType } from '@letfair/domain/accounts/user-types';
import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call: anybody, anybody signed in, or these kinds of user. There is no default. */
export type Auth = 'public' | 'user' | readonly [UserType, ...UserType[]];

/** What one call looks like. Router, client, OpenAPI and the role-matrix test all read this and nothing else. */
export interface EndpointSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly auth: Auth;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly data: z.ZodType;
  /** What `data` holds when the call is refused; most refusals carry none. */
  readonly refusedData?: z.ZodType;
  /** The refusals the handler itself may return; those of the router (401, 422, 429 …) go without saying. */
  readonly errors: readonly ErrorCode[];
  /** Login and sign-up answer refusals with HTTP 200, because their documented client reads any other status as a fault. */
  readonly refusesWith200?: true;
  /** Takes a file instead of a body: as the body itself, or as the one file of a form. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** How large the body may be, where the limit for all calls is too small. Only callers who are signed in may send so much. */
  readonly maxBodyBytes?: number;
  /** Takes `If-Match`, so that nobody writes over a version they have not seen; answers with an `ETag`. */
  readonly versioned?: true;
  /** Writes that are open to somebody whose account is about to be deleted: few, since nothing of it would stay. */
  readonly whileClosing?: true;
  /** The most calls one network address may make, where the limit for all calls is too generous. */
  readonly perIpAddress?: { readonly hits: number; readonly seconds: number };
}

export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;

export type EndpointGroup = Readonly<Record<string, EndpointSpec>>;
export type Contract = Readonly<Record<string, EndpointGroup>>;

type Part<E, K extends string, Side extends 'input' | 'output'> = K extends keyof E
  ? E[K] extends z.ZodType
    ? Side extends 'input'
      ? z.input<E[K]>
      : z.output<E[K]>
    : undefined
  : undefined;

/** What a handler receives: already validated, nothing more than the contract names. */
export interface Received<E extends EndpointSpec> {
  readonly params: Part<E, 'params', 'output'>;
  readonly query: Part<E, 'query', 'output'>;
  readonly body: Part<E, 'body', 'output'>;
}

type Given<E, K extends 'params' | 'query' | 'body'> = E extends { readonly [P in K]: z.ZodType }
  ? { readonly [P in K]: Part<E, K, 'input'> }
  : unknown;

/** What a caller gives. */
export type Sent<E extends EndpointSpec> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'>;

export type Fields = Readonly<Record<string, string>>;

/** What a caller gets back: the envelope of every JSON answer. */
export type Answer<E extends EndpointSpec> =
  | { readonly success: true; readonly data: z.output<E['data']>; readonly message?: string }
  | {
      readonly success: false;
      readonly message: string;
      readonly data?: E extends { readonly refusedData: z.ZodType } ? z.output<E['refusedData']> : undefined;
      readonly error: { readonly code: ErrorCode; readonly fields?: Fields };
    };

/** Expected refusals are values; only the codes this endpoint declares compile. */
export type Outcome<E extends EndpointSpec> =
  | {
      readonly ok: true;
      readonly data: z.input<E['data']>;
      readonly message?: string;
      /** Of what `data` shows; goes out as its ETag. */
      readonly version?: number;
    }
  | {
      readonly ok: false;
      readonly code: E['errors'][number];
      readonly message: string;
      readonly fields?: Fields;
      readonly data?: E extends { readonly refusedData: z.ZodType } ? z.input<E['refusedData']> : undefined;
      readonly retryAfterSeconds?: number;
    };
