import type { EndpointSpec, Fields, Outcome } from '@letfair/contract/endpoint';
import { type ErrorCode, errorStatus } from '@letfair/contract/errors';
import { type Db, type Tx, write } from '../db.ts';
import { hit } from '../throttle.ts';
import type { Actor, Authenticate, Call } from './handlers.ts';
import { claim, isIdempotencyKey, type OnceOnly, remember } from './idempotency.ts';
import { type RawInput, validate } from './validate.ts';

export interface CallHeaders {
  readonly authorization?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export interface RawCall extends RawInput {
  readonly headers: CallHeaders;
  readonly address: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly retryAfterSeconds?: number;
  readonly envelope: Envelope;
}

export type Envelope =
  | { readonly success: true; readonly data: unknown; readonly message?: string }
  | {
      readonly success: false;
      readonly message: string;
      readonly data?: unknown;
      readonly error: { readonly code: ErrorCode; readonly fields?: Fields };
    };

export interface CallDeps {
  readonly db: Db;
  readonly authenticate: Authenticate;
  /** False lifts the limits per network address; those per account stay. */
  readonly limitAddresses: boolean;
}

type AnyHandler = (call: Call<EndpointSpec>) => Promise<Outcome<EndpointSpec>>;
type Refused = Extract<Outcome<EndpointSpec>, { ok: false }>;

/** Everything that happens to one call between the wire and its handler; the same for HTTP and for calls inside the process. */
export const answerCall =
  (spec: EndpointSpec, handle: AnyHandler, deps: CallDeps) =>
  async (raw: RawCall): Promise<HttpAnswer> => {
    if (spec.perAddress && deps.limitAddresses) {
      const wait = await hit(deps.db, { bucket: `${spec.method} ${spec.path}`, ...spec.perAddress }, raw.address);
      if (wait)
        return failure('too_many', 'Too many requests. Please wait a little and try again.', {
          retryAfterSeconds: wait,
        });
    }

    const actor = await actorOf(raw.headers, deps.authenticate);
    if (spec.auth !== 'public') {
      if (!actor) return failure('unauthenticated', 'Please sign in.');
      if (spec.auth !== 'user' && !spec.auth.includes(actor.userType))
        return failure('forbidden', 'This is not available for your account.');
    }

    const input = validate(spec, raw);
    if (!input.ok) {
      const message = Object.values(input.fields)[0] ?? 'Please check the highlighted fields.';
      return failure('invalid', message, {
        fields: input.fields,
        ...(spec.refusesWith200 && !input.mistyped && { status: 200 }),
      });
    }

    const key = raw.headers.idempotencyKey;
    if (key !== undefined && !isIdempotencyKey(key))
      return failure('malformed', 'The Idempotency-Key header takes 1 to 200 visible characters.');
    const once = key === undefined ? null : { scope: scopeOf(spec, actor, raw), key, body: input.body };

    const outcome = await handle({
      params: input.params as undefined,
      query: input.query as undefined,
      body: input.body as undefined,
      actor: actor as Actor,
      address: raw.address,
      write: (work) => writeOnce(deps.db, once, work),
    });
    return outcome.ok ? success(spec, outcome) : refusal(spec, outcome);
  };

async function actorOf(headers: CallHeaders, authenticate: Authenticate): Promise<Actor | null> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
  return token ? authenticate(token) : null;
}

const scopeOf = (spec: EndpointSpec, actor: Actor | null, raw: RawCall): string =>
  `${actor?.id ?? 'anonymous'} ${spec.method} ${spec.path} ${JSON.stringify(raw.params ?? {})}`.slice(0, 500);

/** Carries a refusal out of the transaction, so that it rolls back. */
class RolledBack extends Error {
  readonly outcome: Refused;
  constructor(outcome: Refused) {
    super('refused');
    this.outcome = outcome;
  }
}

async function writeOnce(
  db: Db,
  once: OnceOnly | null,
  work: (tx: Tx) => Promise<Outcome<EndpointSpec>>,
): Promise<Outcome<EndpointSpec>> {
  try {
    return await write(db, async (tx) => {
      const earlier = once && (await claim(tx, once));
      if (earlier === 'changed')
        throw new RolledBack({
          ok: false,
          code: 'conflict',
          message: 'This Idempotency-Key was used for another request.',
        });
      if (earlier && earlier !== 'first') return earlier.replay as Outcome<EndpointSpec>;
      const outcome = await work(tx);
      if (!outcome.ok) throw new RolledBack(outcome);
      if (once) await remember(tx, once, outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}

function success(spec: EndpointSpec, outcome: Extract<Outcome<EndpointSpec>, { ok: true }>): HttpAnswer {
  // Parsing what goes out keeps a column that a presenter did not mean to show inside the server.
  const data = spec.data.parse(outcome.data);
  return { status: 200, envelope: { success: true, data, ...(outcome.message && { message: outcome.message }) } };
}

function refusal(spec: EndpointSpec, outcome: Refused): HttpAnswer {
  const { code, message, fields, data, retryAfterSeconds } = outcome;
  return failure(code, message, {
    ...(fields && { fields }),
    ...(data !== undefined && { data: spec.refusedData?.parse(data) }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    // A key used twice is a fault of the client, not an answer its form could show.
    ...(spec.refusesWith200 && code !== 'conflict' && { status: 200 }),
  });
}

interface FailureExtras {
  readonly fields?: Fields;
  readonly data?: unknown;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
}

export function failure(code: ErrorCode, message: string, extras: FailureExtras = {}): HttpAnswer {
  const { fields, data, status = errorStatus[code], retryAfterSeconds } = extras;
  return {
    status,
    ...(retryAfterSeconds && { retryAfterSeconds }),
    envelope: {
      success: false,
      message,
      ...(data !== undefined && { data }),
      error: { code, ...(fields && { fields }) },
    },
  };
}
