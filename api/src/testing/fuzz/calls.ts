import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import { jsonText } from './json-text.ts';

/** Somebody who calls, by the headers that say so. */
export interface Caller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What is called: an endpoint of the contract, or a call in a format of others. */
export interface Target {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Missing for what answers without an envelope. */
  readonly spec?: EndpointSpec;
  /** The JSON Schemas of what it takes. */
  readonly query: JsonSchema | undefined;
  readonly body: JsonSchema | undefined;
  /** Whether the call is about files. */
  readonly takesFile: boolean;
  /** Callers who are let in, the first being the best. */
  readonly callers: readonly string[];
  /** Nobody else may call, because the answer to them would never end. */
  readonly onlyThey?: true;
}

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
}

/** A request before it is written down. */
export interface Call {
  readonly target: Target;
  readonly caller: string;
  readonly params: Readonly<Record<string, string>>;
  /** Pairs as in the address; already encoded, so that they can also be wrongly encoded. */
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** A buffer is sent as it is, anything else as JSON; undefined for no body. */
  readonly body: unknown;
}

export interface Shot {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: Buffer;
}

/** What is sent for a call. */
export function shotOf({ target, params, query, headers, body }: Call, caller: Caller): Shot {
  const path = target.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  const payload = body === undefined ? undefined : Buffer.isBuffer(body) ? body : Buffer.from(jsonText(body));
  const type = payload && !Buffer.isBuffer(body) ? { 'content-type': 'application/json' } : {};
  const sent = Object.entries({ ...type, ...caller.headers, ...headers }).filter(([, value]) => value !== REMOVED);
  return {
    method: target.method,
    url: search ? `${path}?${search}` : path,
    headers: Object.fromEntries(sent),
    ...(payload && { payload }),
  };
}

/** As the value of a header: it is not sent. */
export const REMOVED = '\0removed';
