import { isIPv6 } from 'node:net';
import type { EndpointSpec, Outcome } from '@letfair/contract/wire/endpoint';
import { type Db, nameActingPerson } from '../db.ts';
import type { limitConcurrency } from '../limits/concurrency-limit.ts';
import { countHit } from '../throttle.ts';
import { type Authenticators, authorize, authorizeAgain, type CallHeaders } from './authorize.ts';
import type { Actor, Call } from './handlers.ts';
import { createReplay, isIdempotencyKey, MAX_IDEMPOTENCY_KEY, writeIdempotently } from './idempotency.ts';
import { failureResponse, faultResponse, type HttpResponse } from './responses.ts';
import { createSerializer, isWrittenOnce, type Serialize } from './serialize.ts';
import { nothingSent, type Upload } from './upload.ts';
import { type RawInput, type Refuted, validate } from './validate.ts';

export interface RawCall extends RawInput {
  readonly headers: CallHeaders;
  readonly upload?: Upload;
  /** Null for a call from inside the process. */
  readonly ipAddress: string | null;
  /** Who may read what a replica has: a visitor, and a rendered page once the replica has the last change. */
  readonly reader?: 'visitor' | 'page';
}

export interface CallDeps extends Authenticators {
  readonly db: Db;
  /** Makes calls that only read wait for each other, or refuses them. */
  readonly limitReads?: ReturnType<typeof limitConcurrency>;
  /** False lifts the limits per IP address; those per account stay. */
  readonly limitIpAddresses: boolean;
  /** True compares every answer with the contract: for tests. */
  readonly checkAnswers: boolean;
}

export type AnyHandler = (call: Call<EndpointSpec>) => Promise<Outcome<EndpointSpec>>;
type Done = Extract<Outcome<EndpointSpec>, { ok: true }>;
type Refused = Extract<Outcome<EndpointSpec>, { ok: false }>;

/** Reads from a replica where one can answer. */
export type ReadReplica = (call: Call<EndpointSpec>, afterChange: boolean) => Promise<Outcome<EndpointSpec>>;

/** What happens to a call between the wire and its handler; the same for HTTP and for calls inside the process. */
export function createCallHandler(
  spec: EndpointSpec,
  handle: AnyHandler,
  deps: CallDeps,
  readReplica: ReadReplica | null = null,
) {
  const replay = createReplay(deps.db);
  const serialize = createSerializer(spec.data, deps.checkAnswers);
  const serializeRefused = spec.refusedData && createSerializer(spec.refusedData, deps.checkAnswers);
  const limit =
    deps.limitIpAddresses && spec.perIpAddress ? { bucket: `${spec.method} ${spec.path}`, ...spec.perIpAddress } : null;

  const answer = async (raw: RawCall): Promise<HttpResponse> => {
    // Only calls with a limit or a token wait for the database: the cheapest calls are the most frequent.
    const wait = limit && raw.ipAddress !== null ? await countHit(deps.db, limit, networkOf(raw.ipAddress)) : null;
    if (wait) return faultResponse('too_many', { retryAfterSeconds: wait });

    const admitted = await authorize(spec, raw.headers, deps);
    const response = admitted.ok
      ? await answerTo(raw, admitted.actor)
      : failureResponse(admitted.code, admitted.message, admitted);
    return admitted.allowance ? { ...response, allowance: admitted.allowance } : response;
  };

  const answerTo = async (raw: RawCall, actor: Actor | null): Promise<HttpResponse> => {
    const key = raw.headers.idempotencyKey;
    if (key !== undefined && !isIdempotencyKey(key))
      return failureResponse(
        'malformed',
        `The Idempotency-Key header must be 1 to ${MAX_IDEMPOTENCY_KEY} visible characters.`,
      );

    const input = validate(spec, raw);
    if (!input.ok) {
      return failureResponse('invalid', messageOf(input), {
        fields: input.fields,
        ...(spec.refusesWith200 && !input.mistyped && { status: 200 }),
      });
    }

    const isWrite = spec.method !== 'GET';
    const once = isWrite && key !== undefined ? { scope: scopeOf(spec, actor, raw), key, body: input.body } : null;
    const upload = spec.upload && (raw.upload ?? nothingSent);
    // Whoever is signed in reads what they have just written, which only the primary has for sure.
    const read: AnyHandler =
      readReplica && raw.reader && actor === null ? (call) => readReplica(call, raw.reader === 'page') : handle;
    const run = () =>
      read({
        params: input.params as undefined,
        query: input.query as undefined,
        body: input.body as undefined,
        actor: actor as Actor,
        ifMatch: spec.versioned ? versionIn(raw.headers.ifMatch) : null,
        visitor: visitorOf(raw),
        network: raw.ipAddress && networkOf(raw.ipAddress),
        userAgent: userAgentOf(raw.headers),
        ...(upload && { upload }),
        // The digest of an upload is known once the file has arrived.
        write: (work) =>
          writeIdempotently(deps.db, once && upload ? { ...once, body: upload.digest() } : once, async (tx) => {
            if (actor && actor.person !== actor.id) await nameActingPerson(tx, actor.person);
            const refused =
              spec.handsOutAccess && actor ? await authorizeAgain(tx, spec, raw.headers, { ...deps, actor }) : null;
            return refused ?? work(tx);
          }),
      });
    const outcome = await (once && !upload ? replay(once, run) : run());
    return outcome.ok ? success(outcome, serialize) : refusal(spec, outcome, serializeRefused);
  };
  const { limitReads } = deps;
  return spec.method === 'GET' && limitReads ? (raw: RawCall) => limitReads(() => answer(raw)) : answer;
}

/** A field of the wrong type is a mistake of a program, whose author wants its name. */
function messageOf({ fields, mistyped }: Refuted): string {
  const [[name, sentence] = ['', 'Please check the highlighted fields.']] = Object.entries(fields);
  return mistyped && name ? `${name}: ${sentence}` : sentence;
}

/** Authorizes a call before its large body is read, so that strangers cannot fill the memory. */
export const authorizeBeforeBody =
  (spec: EndpointSpec, deps: CallDeps) =>
  async (headers: CallHeaders): Promise<{ readonly refusal: HttpResponse } | { readonly id: string }> => {
    const admitted = await authorize(spec, headers, deps);
    return admitted.ok
      ? { id: admitted.actor?.person ?? '' }
      : { refusal: failureResponse(admitted.code, admitted.message, admitted) };
  };

/** An ETag that is not ours becomes NaN, which matches no version, so the write is refused. */
const versionIn = (ifMatch: string | undefined): number | null => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  return Number(/^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(ifMatch)?.[1] ?? Number.NaN);
};

const MAX_USER_AGENT = 500;

const visitorOf = ({ ipAddress, headers }: RawCall): string | null =>
  ipAddress === null ? null : `${networkOf(ipAddress)} ${userAgentOf(headers)}`;

const userAgentOf = ({ userAgent = '' }: CallHeaders): string => userAgent.slice(0, MAX_USER_AGENT);

const scopeOf = (spec: EndpointSpec, actor: Actor | null, raw: RawCall): string =>
  `${actor ? personIn(actor) : 'anonymous'} ${spec.method} ${spec.path} ${JSON.stringify(raw.params ?? {})}`.slice(
    0,
    500,
  );

/** Answers for a team are not replayed to somebody who has left it. */
const personIn = ({ id, person }: Actor): string => (id === person ? id : `${person} for ${id}`);

const success = ({ data, message, version }: Done, serialize: Serialize): HttpResponse => ({
  status: 200,
  ...(version !== undefined && { version }),
  ...(isWrittenOnce(data) && { unchanging: data }),
  body: `{"success":true,"data":${serialize(data)}${message ? `,"message":${JSON.stringify(message)}` : ''}}`,
});

function refusal(
  spec: EndpointSpec,
  { code, message, fields, data, version, retryAfterSeconds }: Refused,
  serialize: Serialize | undefined,
): HttpResponse {
  return failureResponse(code, message, {
    ...(fields && { fields }),
    ...(data !== undefined && { data: serialize && JSON.parse(serialize(data)) }),
    ...(version !== undefined && { version }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    // A reused key is a bug of the client, not an answer its form could show.
    ...(spec.refusesWith200 && code !== 'conflict' && { status: 200 }),
  });
}

/**
 * The part of an IP address that its user cannot change at will: all of IPv4, the first half of IPv6, since one
 * household or server gets 2^64 addresses.
 */
export function networkOf(address: string): string {
  // Checking for a colon first is cheaper than parsing every IPv4 address as IPv6.
  if (!address.includes(':') || !isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const before = groups(head);
  const omitted = Array<string>(Math.max(0, 8 - before.length - groups(tail).length)).fill('0');
  const network = [...before, ...omitted, ...groups(tail)].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');
