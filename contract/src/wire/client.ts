import type { Answer, Contract, EndpointSpec, Sent } from './endpoint.ts';

/** What a caller needs of an endpoint at run time; the rest are types. */
export type Route = Pick<EndpointSpec, 'method' | 'path'>;
export type Routes<C extends Contract> = { readonly [G in keyof C]: { readonly [K in keyof C[G]]: Route } };

export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a repeated write return the first answer instead of writing again. */
  readonly idempotencyKey?: string;
  /** The version that was loaded; a newer one on the server refuses the write. */
  readonly ifMatch?: number;
}

/** The transport is the only difference between a call in the browser, in a test and inside the server. */
export type Transport = (route: Route, input: CallInput, options: CallOptions) => Promise<unknown>;

type Call<E extends EndpointSpec> =
  unknown extends Sent<E>
    ? (input?: Record<string, never>, options?: CallOptions) => Promise<Answer<E>>
    : (input: Sent<E>, options?: CallOptions) => Promise<Answer<E>>;

export type Client<C extends Contract> = { readonly [G in keyof C]: { readonly [K in keyof C[G]]: Call<C[G][K]> } };

/** Makes calls of routes that are sent one way. */
export const bindTo =
  (send: Transport) =>
  (route: Route) =>
  (input: CallInput = {}, options: CallOptions = {}) =>
    send(route, input, options);

export function createClient<C extends Contract>(routes: Routes<C>, send: Transport): Client<C> {
  const bind = bindTo(send);
  const groups = Object.entries(routes).map(([name, group]) => [
    name,
    Object.fromEntries(Object.entries(group).map(([call, route]) => [call, bind(route as Route)])),
  ]);
  return Object.fromEntries(groups) as Client<C>;
}

/** Fills `/api/things/:id` with params and appends the query. */
export function urlOf(route: Route, { params = {}, query = {} }: CallInput): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(Object.hasOwn(params, name) ? (params[name] ?? '') : ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) search.append(name, String(item));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
