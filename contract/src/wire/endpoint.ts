import { PAGE_NAME } from '@letfair/domain/accounts/page-names';
import type { UserType } from '@letfair/domain/accounts/user-types';
import { type ApiKeyScope, apiKeyScopes } from '@letfair/domain/agencies/feed/api-keys';
import type { TeamPermission } from '@letfair/domain/agencies/teams/roles';
import { MAX_REFERENCE } from '@letfair/domain/homes/limits';
import * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import { id, offset, text, ticketReference } from './text.ts';

/** Everybody, every signed-in user, these user types, or programs whose API key has this scope; there is no default. */
export type Auth = 'public' | 'user' | readonly [UserType, ...UserType[]] | ApiKeyScope;

/** Calls of programs take an API key and never a session, and no other call takes a key. */
export const isKeyScope = (auth: Auth): auth is ApiKeyScope =>
  typeof auth === 'string' && Object.hasOwn(apiKeyScopes, auth);

/** What a member of a team needs to call it for the account they work for, or that the call is about themselves. */
export type TeamAccess = TeamPermission | 'personal';

/**
 * What an account may do here while a measure limits it: reply, cancel, withdraw, secure and close, but start nothing
 * new with strangers. `partly`: the use case refuses what would be new, by a rule of `domain/moderation/limited-account`.
 */
export type WhileLimited = 'allowed' | 'refused' | 'partly';

/** One endpoint. Router, client, serializers, OpenAPI and the role-matrix test derive from it. */
export interface EndpointSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly auth: Auth;
  /** Needed wherever `auth` names landlords or agents; calls for every user are personal. */
  readonly team?: TeamAccess;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly data: z.ZodType;
  /** The `data` of a refusal, where it has any. */
  readonly refusedData?: z.ZodType;
  /**
   * Refusals of the handler; those of the router (401, 422, 429 …) are added to all endpoints. What an endpoint takes
   * implies some: `not_found` for a path with parameters, `invalid` for a query, `stale` where versions are checked,
   * `forbidden` where a limited account may do a part.
   */
  readonly errors: readonly ErrorCode[];
  /** Login and sign-up answer refusals with HTTP 200, because their documented client treats any other status as an error. */
  readonly refusesWith200?: true;
  /** Accepts a file, as the body or as the only file of a form. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** Raises the body limit, for signed-in callers only. */
  readonly maxBodyBytes?: number;
  /** Checks `If-Match` against lost updates, and answers with an `ETag`. */
  readonly versioned?: true;
  /** A write that is allowed while the account is about to be deleted. */
  readonly whileClosing?: true;
  /** Needed wherever a signed-in landlord, agent or tenant, or a program of theirs, changes something. */
  readonly whileLimited?: WhileLimited;
  /**
   * Refused with `password_needed` unless the password (or a passkey) was given in the last minutes. A call that needs
   * it only sometimes names the code among its errors.
   */
  readonly recentPassword?: true;
  /**
   * Makes something that lets people or programs in later. Whoever calls is authorized once more inside the transaction,
   * with the account locked, so that nothing is left of a call that came just before the account was taken back.
   */
  readonly handsOutAccess?: true;
  /** Open to an admin who has yet to set up the second step that admins need. */
  readonly beforeSecondStep?: true;
  /** A stricter rate limit per IP address than the one for all requests. */
  readonly perIpAddress?: { readonly hits: number; readonly seconds: number };
}

/** What a path may name, as in `/api/things/:id`. */
const pathParams = {
  id,
  propertyId: id,
  targetId: id,
  personId: id,
  reference: ticketReference,
  /** A lister's own, by which a home is found again. */
  yourReference: text(MAX_REFERENCE).meta({ description: 'Your own reference for a home.', examples: ['AB-12'] }),
  offset,
  pageName: text(PAGE_NAME.max).meta({ description: 'What the page’s address ends with.', examples: ['harbour-lets'] }),
  town: text(80).meta({ description: 'A town, as in the address of its page.', examples: ['leeds'] }),
};
type ParamName = keyof typeof pathParams;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Params<Path extends string> = [ParamNames<Path>] extends [never]
  ? unknown
  : ParamNames<Path> extends ParamName
    ? { readonly params: z.ZodObject<Pick<typeof pathParams, ParamNames<Path>>, z.core.$strict> }
    : never;

type Path = EndpointSpec['path'];
type Details = Omit<EndpointSpec, 'method' | 'path' | 'auth' | 'team' | 'whileLimited' | 'params' | 'errors'> &
  Partial<Pick<EndpointSpec, 'errors'>>;
/** An endpoint for landlords or agents that does not say what their team needs does not compile. */
type TeamOf<A extends Auth> = A extends string
  ? { readonly team?: never }
  : Extract<A[number], 'landlord' | 'agent'> extends never
    ? { readonly team?: never }
    : { readonly team: TeamAccess };

/** A writing endpoint that does not say what a limited account may do does not compile; admins are never limited. */
type LimitedOf<M extends EndpointSpec['method'], A extends Auth> = M extends 'GET'
  ? { readonly whileLimited?: never }
  : A extends 'public' | readonly ['admin']
    ? { readonly whileLimited?: never }
    : { readonly whileLimited: WhileLimited };

type Endpoint<M extends EndpointSpec['method'], P extends Path, A extends Auth, D extends Details> = {
  readonly method: M;
  readonly path: P;
  readonly auth: A;
  readonly errors: readonly (
    | (D extends { readonly errors: readonly (infer Code)[] } ? Code : never)
    | ([ParamNames<P>] extends [never] ? never : 'not_found')
    | (D extends { readonly query: z.ZodObject } ? 'invalid' : never)
    | (D extends { readonly versioned: true } ? 'stale' : never)
    | (D extends { readonly whileLimited: 'partly' } ? 'forbidden' : never)
  )[];
} & Params<P> &
  Omit<D, 'errors'>;

/** `endpoint('PUT /api/things/:id', 'user', { … })`; the parameters of the path need no schema of their own. */
export function endpoint<
  const M extends EndpointSpec['method'],
  const P extends Path,
  const A extends Auth,
  const D extends Details & TeamOf<A> & LimitedOf<M, A>,
>(route: `${M} ${P}`, auth: A, details: D): Endpoint<M, P, A, D> {
  const [method, path] = route.split(' ');
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name]) => name as ParamName);
  const params = z.strictObject(Object.fromEntries(names.map((name) => [name, pathParams[name]])));
  const errors: ErrorCode[] = [
    ...(details.errors ?? []),
    ...(names.length > 0 ? (['not_found'] as const) : []),
    ...(details.query ? (['invalid'] as const) : []),
    ...(details.versioned ? (['stale'] as const) : []),
    ...(details.whileLimited === 'partly' ? (['forbidden'] as const) : []),
  ];
  const spec = { method, path, auth, ...(names.length > 0 && { params }), ...details, errors };
  return spec as unknown as Endpoint<M, P, A, D>;
}

export type EndpointGroup = Readonly<Record<string, EndpointSpec>>;
export type Contract = Readonly<Record<string, EndpointGroup>>;

type Part<E, K extends string, Side extends 'input' | 'output'> = K extends keyof E
  ? E[K] extends z.ZodType
    ? Side extends 'input'
      ? z.input<E[K]>
      : z.output<E[K]>
    : undefined
  : undefined;

/** The validated input of a handler. */
export interface Received<E extends EndpointSpec> {
  readonly params: Part<E, 'params', 'output'>;
  readonly query: Part<E, 'query', 'output'>;
  readonly body: Part<E, 'body', 'output'>;
}

type Given<E, K extends 'params' | 'query' | 'body'> = E extends { readonly [P in K]: z.ZodType }
  ? { readonly [P in K]: Part<E, K, 'input'> }
  : unknown;

/** The input of a caller. */
export type Sent<E extends EndpointSpec> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'>;

export type Fields = Readonly<Record<string, string>>;

/** The envelope of every JSON answer. */
export type Answer<E extends EndpointSpec> =
  | { readonly success: true; readonly data: z.output<E['data']>; readonly message?: string }
  | {
      readonly success: false;
      readonly message: string;
      readonly data?: E extends { readonly refusedData: z.ZodType } ? z.output<E['refusedData']> : undefined;
      readonly error: { readonly code: ErrorCode; readonly fields?: Fields };
    };

/** The result of a handler; only the error codes that its endpoint declares compile. */
export type Outcome<E extends EndpointSpec> =
  | {
      readonly ok: true;
      readonly data: z.input<E['data']>;
      readonly message?: string;
      /** Version of `data`, sent as ETag. */
      readonly version?: number;
    }
  | {
      readonly ok: false;
      readonly code: E['errors'][number];
      readonly message: string;
      readonly fields?: Fields;
      readonly data?: E extends { readonly refusedData: z.ZodType } ? z.input<E['refusedData']> : undefined;
      /** Version of what a `stale` caller has not seen, sent as ETag. */
      readonly version?: number;
      readonly retryAfterSeconds?: number;
    };
