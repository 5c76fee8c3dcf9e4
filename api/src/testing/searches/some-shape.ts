import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { roundedPoint } from '@letfair/domain/search/shapes/polyline';
import type { Shape } from '@letfair/domain/search/shapes/shape-geometry';
import { shapeProblem } from '@letfair/domain/search/shapes/shapes';
import fc from 'fast-check';

const MOST_CORNERS = 40;
const corner = fc.double({ min: 0.05, max: 1, noNaN: true });

/** The same areas for the same seed. */
export const sampleShapes = (middles: readonly Point[], degrees: number, { count, seed }: Sample): readonly Shape[] =>
  fc.sample(shapeAround(fc.constantFrom(...middles), degrees), { numRuns: count, seed });

interface Sample {
  readonly count: number;
  readonly seed: number;
}

/** An area around a point that reaches up to so many degrees: star-shaped, so its sides don't cross. */
export const shapeAround = (middle: fc.Arbitrary<Point>, degrees: number): fc.Arbitrary<Shape> =>
  fc
    .tuple(
      middle,
      fc.array(corner, { minLength: 3, maxLength: MOST_CORNERS }),
      fc.double({ min: 0.01, max: degrees, noNaN: true }),
      fc.boolean(),
    )
    .map(([{ lat, lng }, lengths, reach, isClockwise]) => {
      const corners = lengths.map((length, at) => {
        const angle = (2 * Math.PI * at) / lengths.length;
        return roundedPoint({
          lat: lat + Math.sin(angle) * length * reach,
          lng: lng + Math.cos(angle) * length * reach,
        });
      });
      return isClockwise ? corners.reverse() : corners;
    })
    .filter((shape) => shapeProblem(shape) === null);
