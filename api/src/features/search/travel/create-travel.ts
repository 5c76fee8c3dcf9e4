import { daysAfter } from '@letfair/domain/plain-date';
import { type Metres, projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { type Place, resolvePlace } from '@letfair/domain/search/places/suggestions/resolve-place';
import type { TravelPlace, TravelTime, TravelWay } from '@letfair/domain/search/travel/travel';
import { estimatedWays, estimateMinutes } from '@letfair/domain/search/travel/travel-estimates';
import { ukDay, weekdayOf } from '@letfair/domain/uk-time';
import type { Db } from '../../../platform/db.ts';
import { byteLimitedMap } from '../../../platform/limits/byte-limited-map.ts';
import { findPostcodePoint } from '../places/index.ts';
import { type AskedReach, estimateReach, isEstimated, type Reach, reachWithin } from './reach.ts';
import type { EngineAnswer, RoutingEngine } from './routing-engine.ts';

/** How searches learn which homes are near enough to people's places, and how long the way takes. */
export interface Travel {
  /** The ways whose times can be told. */
  readonly ways: readonly TravelWay[];
  readonly reachesOf: (db: Db, asked: readonly TravelPlace[]) => Promise<readonly AskedReach[]>;
  /** For each home the time to each place, without those that nobody can tell. */
  readonly timesOf: (
    asked: readonly AskedReach[],
    homes: readonly (Point | null)[],
  ) => Promise<readonly (readonly TravelTime[])[]>;
}

const MOST_AREA_BYTES = 8 * 1_024 * 1_024;
const MOST_MINUTES_BYTES = 4 * 1_024 * 1_024;
const BYTES_A_POINT = 64;
const BYTES_AN_ENTRY = 250;
/** As many places as engines take in one call. */
const HOMES_A_CALL = 50;
/** Timetables are asked for the usual way to work. */
const LEAVE_ON = 'Tuesday';
const LEAVE_AT = '08:30';

const keyOf = ({ lat, lng }: Point): string => `${lat.toFixed(4)},${lng.toFixed(4)}`;

/** Without an engine, walking and cycling are estimated from the straight line and nothing else can be told. */
export function createTravel(engine: RoutingEngine | null): Travel {
  const ways = engine?.ways ?? estimatedWays;
  const areas = byteLimitedMap<string, readonly Point[]>(MOST_AREA_BYTES);
  const minutes = byteLimitedMap<string, number | null>(MOST_MINUTES_BYTES);
  const underWay = new Map<string, Promise<EngineAnswer<readonly Point[]>>>();

  /** Roads and timetables change, so an answer serves for a day. */
  async function findArea(router: RoutingEngine, asked: TravelPlace, point: Point) {
    const today = ukDay(new Date());
    const key = [today, asked.way, asked.minutes, keyOf(point)].join(' ');
    const known = areas.get(key);
    if (known) return { ok: true, value: known } as const;
    const asking = underWay.get(key) ?? router.findArea(asked, point, `${nextWorkday(today)}T${LEAVE_AT}`);
    underWay.set(key, asking);
    const answer = await asking.finally(() => underWay.delete(key));
    if (answer.ok) areas.set(key, answer.value, BYTES_AN_ENTRY + BYTES_A_POINT * answer.value.length);
    return answer;
  }

  async function reachOf(db: Db, asked: TravelPlace): Promise<AskedReach> {
    const place = resolvePlace(asked.place);
    if (place === null) return { asked, measured: 'unknown-place', reach: null };
    if (!ways.includes(asked.way)) return { asked, measured: 'no-such-way', reach: null };
    const point = await pointOfPlace(db, place);
    const answer = engine && (await findArea(engine, asked, point));
    if (answer?.ok) return { asked, measured: 'engine', reach: reachWithin(asked, point, answer.value) };
    const reach = isEstimated(asked) ? estimateReach(asked, point) : null;
    return { asked, measured: answer ? 'engine-away' : 'estimate', reach };
  }

  /** In minutes along streets; null for all of them where the engine can't be asked. */
  async function findMinutes(router: RoutingEngine, { asked, point }: Reach, homes: readonly Point[]) {
    const day = ukDay(new Date());
    const keys = homes.map((home) => [day, asked.way, keyOf(point), keyOf(home)].join(' '));
    const unknown = homes.filter((_, at) => minutes.get(keys[at]!) === undefined);
    const calls = Array.from({ length: Math.ceil(unknown.length / HOMES_A_CALL) }, (_, call) =>
      unknown.slice(call * HOMES_A_CALL, (call + 1) * HOMES_A_CALL),
    );
    const found = new Map<string, number | null>();
    const answers = await Promise.all(calls.map((part) => router.findMinutes(asked.way, part, point)));
    for (const [call, answer] of answers.entries()) {
      if (!answer.ok) return null;
      for (const [at, value] of answer.value.entries()) found.set(keyOf(calls[call]![at]!), value);
    }
    return homes.map((home, at) => {
      const key = keys[at]!;
      const value = found.get(keyOf(home)) ?? minutes.get(key) ?? null;
      minutes.set(key, value, BYTES_AN_ENTRY);
      return value;
    });
  }

  async function timesTo(
    { measured, reach }: AskedReach,
    homes: readonly Point[],
  ): Promise<readonly (TravelTime | null)[]> {
    if (reach === null || homes.length === 0) return homes.map(() => null);
    const { asked } = reach;
    // A matrix of an engine knows streets and no timetables.
    const isAsked = engine !== null && measured === 'engine' && asked.way !== 'transit';
    const found = isAsked ? await findMinutes(engine, reach, homes) : null;
    if (found) return found.map((value) => (value === null ? null : { ...asked, minutes: value, isAbout: false }));
    if (!isEstimated(asked)) return homes.map(() => null);
    return homes.map((home) => ({
      ...asked,
      minutes: estimateMinutes(metresApart(projectToMetres(home), reach.centre), asked.way),
      isAbout: true,
    }));
  }

  return {
    ways,
    reachesOf: (db, asked) => Promise.all(asked.map((place) => reachOf(db, place))),
    timesOf: async (asked, homes) => {
      const known = homes.filter((home) => home !== null);
      const columns = await Promise.all(asked.map((place) => timesTo(place, known)));
      let next = 0;
      return homes.map((home) => {
        if (home === null) return [];
        const row = next++;
        return columns.flatMap((times) => times[row] ?? []);
      });
    },
  };
}

const metresApart = (one: Metres, other: Metres): number => Math.hypot(one.east - other.east, one.north - other.north);

function nextWorkday(today: string): string {
  let day = daysAfter(today, 1);
  while (weekdayOf(day) !== LEAVE_ON) day = daysAfter(day, 1);
  return day;
}

/** A whole postcode where a directory was imported, else the middle of the place. */
const pointOfPlace = async (db: Db, { kind, name, centre }: Place): Promise<Point> =>
  (kind === 'postcode' ? await findPostcodePoint(db, name) : null) ?? centre;
