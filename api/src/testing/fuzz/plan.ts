import { type Bend, kindsAt, likelyKindsAt } from './bends.ts';
import type { Call } from './calls.ts';
import { nameOf, type Place } from './places.ts';
import type { Random } from './random.ts';

/** A call that is accepted, or the nearest to it, and the places where it can be bent. */
export interface Base {
  readonly call: Call;
  readonly isAccepted: boolean;
  readonly places: readonly Place[];
}

/** One call that is tried. */
export interface Trial {
  /** Its place in the plan, from 1. */
  readonly number: number;
  readonly base: Base;
  readonly caller: string;
  readonly bends: readonly Bend[];
  /** Of what is left to chance in it. */
  readonly seed: number;
}

export const describeTrial = ({ number, base, caller, bends }: Trial): string => {
  const changes = bends.map(({ place, kind }) => `${nameOf(place)}: ${kind}`).join('; ');
  return `#${number} ${base.call.target.name} as ${caller}, ${changes}`;
};

/** Most calls of the second part come from whom they are made for, because others are refused early. */
const BY_THE_RIGHT_ONE = 0.8;
/** Headers and addresses are read by the same code everywhere; what is inside of calls is not. */
const INSIDE = 0.85;
/** Values of another type are refused early, too. */
const OF_THE_RIGHT_TYPE = 0.7;

/**
 * First a bend of every field of every endpoint, in an order that gives each endpoint and each kind of bend a turn
 * early; then, without end, one to three bends that chance puts together. The same seed gives the same plan.
 */
export function* planTrials(bases: readonly Base[], callers: readonly string[], random: Random): Generator<Trial> {
  let number = 0;
  const trial = (base: Base, caller: string, bends: readonly Bend[]): Trial => {
    number += 1;
    return { number, base, caller, bends, seed: random.below(2 ** 31) };
  };
  const deal = dealKinds(random);
  const queues = random.shuffle(bases).map((base) => ({ base, places: random.shuffle(base.places) }));
  while (queues.some(({ places }) => places.length > 0))
    for (const { base, places } of queues) {
      const place = places.pop();
      if (place) yield trial(base, base.call.caller, [{ place, kind: deal(place) }]);
    }
  // Endpoints with many fields have more that can go wrong.
  const byField = bases.flatMap((base) => insideOf(base).map(() => base));
  for (;;) {
    const base = random.pick(random.next() < 0.5 ? bases : byField);
    const isRight = base.call.target.onlyThey || random.next() < BY_THE_RIGHT_ONE;
    const inside = insideOf(base);
    const from = inside.length > 0 && random.next() < INSIDE ? inside : base.places;
    const places = random.shuffle(from).slice(0, random.pick([1, 1, 1, 2, 3]));
    const kindOf = (place: Place) =>
      random.pick(random.next() < OF_THE_RIGHT_TYPE ? likelyKindsAt(place) : kindsAt(place));
    const bends = places.map((place) => ({ place, kind: kindOf(place) }));
    yield trial(base, isRight ? base.call.caller : random.pick(callers), bends);
  }
}

const insideOf = ({ places }: Base): Place[] =>
  places.filter(({ in: part }) => part !== 'headers' && part !== 'request');

/** Kinds in a shuffled order, and again once all have been dealt. */
function dealKinds(random: Random): (place: Place) => string {
  const decks = new Map<Place['in'], string[]>();
  return (place) => {
    const deck = decks.get(place.in) ?? [];
    decks.set(place.in, deck);
    if (deck.length === 0) deck.push(...random.shuffle(kindsAt(place)));
    return deck.pop()!;
  };
}
