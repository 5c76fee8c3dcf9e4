import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonWorst } from './testing/outside-readers/common-worst.ts';
import { cpuOf, HOSTILE_LENGTH, outsideReaders } from './testing/outside-readers/outside-readers.ts';

/** Only what takes more than linear time exceeds it, on any machine; `npm run bench -- hostile` measures. */
const MAX_CPU_MS = 2_000;

const filled = (pieces: readonly string[], length: number): string => {
  const together = pieces.join('');
  return together.repeat(Math.ceil(length / together.length)).slice(0, length);
};

describe.each(outsideReaders.map((reader) => [reader.name, reader] as const))('%s', (_, reader) => {
  test('is read in time that grows with its length alone', async () => {
    // Blanks at either end are trimmed by most readers, so they also stand between letters.
    for (const piece of ['<a', ' ', '+', '<b></i>', ...reader.worst])
      for (const [start, end] of [
        ['', '>'],
        ['x', 'x'],
      ] as const) {
        const text = start + filled([piece], HOSTILE_LENGTH) + end;
        expect([piece, end, (await cpuOf(() => reader.read(text))) < MAX_CPU_MS]).toEqual([piece, end, true]);
      }
  });

  test('is read so whatever is mixed into it', async () => {
    const pieces = fc.array(fc.constantFrom(...commonWorst, ...reader.worst), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(pieces, pieces, async (first, second) => {
        const half = HOSTILE_LENGTH / 2;
        const text = `x${filled(first, half)}${filled(second, half)}x`;
        expect(await cpuOf(() => reader.read(text))).toBeLessThan(MAX_CPU_MS);
      }),
      { numRuns: 6 },
    );
  });
});
