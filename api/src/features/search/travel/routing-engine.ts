import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import type { TravelPlace, TravelWay } from '@letfair/domain/search/travel/travel';
import { limitConcurrency, OverloadedError } from '../../../platform/limits/concurrency-limit.ts';
import type { Log } from '../../../platform/log.ts';
import { readIsochrone, readMinutes } from './engine-answers.ts';

/** Where the operator's routing engine is, and what it knows. */
export interface RoutingSettings {
  /** Without a slash at the end. */
  readonly url: string;
  /** Whether it has timetables. */
  readonly hasTransit: boolean;
}

/** `away` where the engine can't be used now, `refused` where it has no answer for this place. */
export type EngineAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: 'away' | 'refused' };

export interface RoutingEngine {
  readonly ways: readonly TravelWay[];
  /** The area from which a place is reached in time. */
  readonly findArea: (asked: TravelPlace, place: Point, leaveAt: string) => Promise<EngineAnswer<readonly Point[]>>;
  /** Minutes from each home to a place; null where there is no way. Timetables have none. */
  readonly findMinutes: (
    way: TravelWay,
    homes: readonly Point[],
    place: Point,
  ) => Promise<EngineAnswer<readonly (number | null)[]>>;
}

/** Pages wait for it, so a slow engine counts as one that is away. */
const TIMEOUT_MS = 2_000;
/** Calls beyond these do without it: those who wait hold a place among the searches. */
const CALLS = { atOnce: 4, waiting: 4, waitMs: 500, retryAfterSeconds: 2 } as const;
/** After a failure nobody asks it for this long, so that one search waits and not all of them. */
const REST_MS = 30_000;
const MAX_BYTES = 2_000_000;
/** How far a side of an area may be off its streets. */
const GENERALIZE_METRES = 30;

/** What Valhalla calls the ways. */
const costings: Readonly<Record<TravelWay, string>> = {
  walk: 'pedestrian',
  bike: 'bicycle',
  drive: 'auto',
  transit: 'multimodal',
};

const locationOf = ({ lat, lng }: Point) => ({ lat, lon: lng });

class Refused extends Error {}

/** Speaks to an engine such as Valhalla. The address is the operator's own, so it may be in a private network. */
export function createRoutingEngine({ url, hasTransit }: RoutingSettings, log: Log): RoutingEngine {
  const limit = limitConcurrency(CALLS);
  let awayUntil = 0;

  async function ask<T>(path: string, body: object, read: (answer: unknown) => T | null): Promise<EngineAnswer<T>> {
    if (Date.now() < awayUntil) return { ok: false, problem: 'away' };
    try {
      const value = read(await limit(() => post(`${url}${path}`, body)));
      if (value !== null) return { ok: true, value };
      throw new Error('The answer is not of the form that Valhalla documents.');
    } catch (error) {
      if (error instanceof Refused) return { ok: false, problem: 'refused' };
      if (error instanceof OverloadedError) return { ok: false, problem: 'away' };
      if (Date.now() >= awayUntil)
        log.warn({ path, reason: reasonOf(error) }, 'The routing engine could not be used; travel times are estimated');
      awayUntil = Date.now() + REST_MS;
      return { ok: false, problem: 'away' };
    }
  }

  return {
    ways: hasTransit ? ['walk', 'bike', 'drive', 'transit'] : ['walk', 'bike', 'drive'],
    findArea: ({ minutes, way }, place, leaveAt) =>
      ask(
        '/isochrone',
        {
          locations: [locationOf(place)],
          costing: costings[way],
          contours: [{ time: minutes }],
          polygons: true,
          generalize: GENERALIZE_METRES,
          // Towards the place; timetables are only read forwards.
          ...(way === 'transit' ? { date_time: { type: 1, value: leaveAt } } : { reverse: true }),
        },
        (answer) => readIsochrone(answer, place),
      ),
    findMinutes: (way, homes, place) =>
      ask(
        '/sources_to_targets',
        { sources: homes.map(locationOf), targets: [locationOf(place)], costing: costings[way] },
        (answer) => readMinutes(answer, homes.length),
      ),
  };
}

const reasonOf = (error: unknown): string => {
  const { name, message, cause } = error as Error;
  return name === 'TimeoutError' ? `no answer within ${TIMEOUT_MS} ms` : String((cause as Error)?.message ?? message);
};

async function post(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await readText(answer);
  // Such as a place without a road near it, or more minutes than the engine allows.
  if (answer.status >= 400 && answer.status < 500) throw new Refused(`status ${answer.status}`);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return JSON.parse(text);
}

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
