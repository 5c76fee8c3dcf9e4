import { contract } from '@letfair/contract';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import type { SignedIn, TestApi } from './test-api.ts';

/** Some writes end the session, so those of accounts come last. */
const endings = ['accounts', 'profile', 'privacy'];
const endpoints = Object.entries(contract)
  .flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, EndpointSpec>).map(([name, spec]) => ({
      name: `${group}.${name}`,
      spec,
      turn: spec.method === 'GET' ? 0 : endings.includes(group) ? 2 : 1,
    })),
  )
  .sort((one, two) => one.turn - two.turn);

const mayCall = ({ auth }: EndpointSpec, caller: SignedIn | null): boolean => {
  if (auth === 'public') return true;
  return caller !== null && (auth === 'user' || auth.includes(caller.user.userType));
};

interface Walk {
  /** Each is tried in every path. */
  readonly ids: readonly string[];
  /** By the parameter that an endpoint has to take for them. */
  readonly queries: Readonly<Record<string, readonly string[]>>;
  readonly readsOnly?: boolean;
}

const inputsOf = ({ params, query }: EndpointSpec, { ids, queries }: Walk): readonly object[] => {
  const paths = params
    ? ids.map((value) => ({ params: Object.fromEntries(Object.keys(params.shape).map((name) => [name, value])) }))
    : [{}];
  if (!query) return paths;
  const asked = Object.entries(queries)
    .filter(([name]) => name in query.shape)
    .flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
  return paths.flatMap((path) => [{}, ...asked].map((each) => ({ ...path, query: each })));
};

/** Asks every endpoint that the caller may call for everything there is; yields the name of each and its answer. */
export async function* walkEndpoints(
  { callUnchecked }: Pick<TestApi, 'callUnchecked'>,
  caller: SignedIn | null,
  walk: Walk,
): AsyncGenerator<readonly [name: string, answer: string]> {
  for (const { name, spec } of endpoints) {
    if (!mayCall(spec, caller) || (walk.readsOnly && spec.method !== 'GET')) continue;
    for (const input of inputsOf(spec, walk)) {
      const body = spec.body && { body: {} };
      const { answer } = await callUnchecked(spec, { ...input, ...body }, { token: caller?.token });
      yield [name, JSON.stringify(answer)];
    }
  }
}
