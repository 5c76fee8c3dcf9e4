import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AskedRent, COMPARED_DAYS, REDUCED_DAYS, reductionOf } from './reductions.ts';

const start = Date.UTC(2026, 8, 1, 12);
const day = (number: number): Date => new Date(start + number * 86_400_000);

/** Rents by the day from which each was asked; every one lasts until the next. */
const asked = (...rents: readonly (readonly [number, number])[]): AskedRent[] =>
  rents.map(([since, pounds], at) => {
    const next = rents[at + 1];
    return { rentPence: pounds * 100, since: day(since), until: next ? day(next[0]) : null };
  });

test('a first rent is no reduction', () => {
  expect(reductionOf(asked([0, 1_250]), day(1))).toBeNull();
  expect(reductionOf([], day(1))).toBeNull();
});

test('a cut is shown with the rent before it, for 14 days', () => {
  const rents = asked([0, 1_250], [32, 1_200]);
  expect(reductionOf(rents, day(32))).toEqual({ fromPence: 125_000, until: day(32 + REDUCED_DAYS) });
  expect(reductionOf(rents, day(45.9))).not.toBeNull();
  expect(reductionOf(rents, day(46))).toBeNull();
});

test('a rise ends it, and a second cut counts from the first', () => {
  expect(reductionOf(asked([0, 1_300], [40, 1_200], [42, 1_250]), day(43))).toBeNull();
  expect(reductionOf(asked([0, 1_300], [40, 1_250], [45, 1_200]), day(46))).toMatchObject({ fromPence: 125_000 });
});

describe('a rent that is raised to be cut', () => {
  test('is not reduced when it is back at what it was', () => {
    expect(reductionOf(asked([0, 1_200], [40, 1_400], [41, 1_200]), day(41))).toBeNull();
    expect(reductionOf(asked([0, 1_200], [40, 1_400], [41, 1_399]), day(41))).toBeNull();
  });

  test('counts from the lowest rent of the last 30 days when it is below it', () => {
    expect(reductionOf(asked([0, 1_200], [40, 1_400], [41, 1_150]), day(41))).toMatchObject({ fromPence: 120_000 });
  });

  test('counts from the raised rent once that was asked for 30 days', () => {
    expect(reductionOf(asked([0, 1_200], [40, 1_400], [40 + COMPARED_DAYS, 1_300]), day(70))).toMatchObject({
      fromPence: 140_000,
    });
  });

  test('is never below a rent of the last 30 days without being so', () => {
    const changes = fc.array(
      fc.record({ after: fc.integer({ min: 1, max: 40 }), pounds: fc.integer({ min: 500, max: 900 }) }),
      {
        minLength: 2,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(changes, (steps) => {
        const days = steps.map((_, step) => steps.slice(0, step + 1).reduce((sum, { after }) => sum + after, 0));
        const rents = asked(...steps.map(({ pounds }, step) => [days[step]!, pounds] as const));
        const latest = rents.at(-1)!;
        const reduction = reductionOf(rents, latest.since);
        const lately = rents.slice(0, -1).filter(({ until }) => until! > day(days.at(-1)! - COMPARED_DAYS));
        expect(reduction !== null).toBe(lately.length > 0 && lately.every((rent) => rent.rentPence > latest.rentPence));
      }),
    );
  });
});

test('a rent that was last asked more than 30 days ago is not compared with', () => {
  const [earlier, latest] = asked([0, 1_250], [60, 1_200]);
  expect(reductionOf([{ ...earlier!, until: day(20) }, latest!], day(60))).toBeNull();
  expect(reductionOf([{ ...earlier!, until: day(40) }, latest!], day(60))).not.toBeNull();
});

test('a home that is off the market is not reduced', () => {
  const rents = asked([0, 1_250], [32, 1_200]);
  expect(reductionOf([rents[0]!, { ...rents[1]!, until: day(33) }], day(34))).toBeNull();
});
