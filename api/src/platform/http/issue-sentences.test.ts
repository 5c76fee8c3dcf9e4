import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { exampleCall } from '../docs/example-request.ts';
import { validate } from './validate.ts';

const libraryWords =
  /expected|received|invalid (input|string|option|key|type|element|uuid|date)|undefined|nan\b|zod|ajv|regex|pattern|too (big|small)|\bint\b|unrecognized|union|schema/i;
const wrongValues = [undefined, null, 7, -1.5, 1e300, 'x', '', 'x'.repeat(20_000), true, [], [7], {}, { x: 7 }];

interface Tried {
  readonly id: string;
  readonly field: string;
  readonly sentence: string;
}

/** Every way to put a wrong value into one place of what a call takes, at any depth. */
function* wrongVersions(value: unknown): Generator<unknown> {
  yield* wrongValues;
  if (Array.isArray(value)) for (const wrong of wrongValues) yield [wrong];
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      for (const wrong of wrongVersions(part)) yield { ...value, [name]: wrong };
      const { [name]: _, ...without } = value as Record<string, unknown>;
      yield without;
    }
    yield { ...value, surprise: 1 };
  }
}

/** What a call takes with every optional part there, so that those are tried too. */
const wholeCall = (spec: Parameters<typeof exampleCall>[0]) => exampleCall(spec, { fields: 'all' });

test('no refusal uses words of the library that found the mistake', () => {
  const said: Tried[] = [];
  for (const [group, endpoints] of Object.entries(contract))
    for (const [name, spec] of Object.entries(endpoints)) {
      const whole = wholeCall(spec);
      for (const part of ['params', 'query', 'body'] as const)
        for (const wrong of wrongVersions(whole[part])) {
          const result = validate(spec, { ...whole, [part]: wrong });
          if (!result.ok)
            for (const [field, sentence] of Object.entries(result.fields))
              said.push({ id: `${group}.${name}`, field, sentence });
        }
    }
  expect(said.length).toBeGreaterThan(5_000);
  expect(said.filter(({ sentence }) => libraryWords.test(sentence) || !/^[A-Z]/.test(sentence))).toEqual([]);
});
