import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { valuesOnlyModules } from './values-only-plugin.ts';

it.each(valuesOnlyModules)('%s says the same as JSON', async (path) => {
  expect(existsSync(path)).toBe(true);
  for (const value of Object.values<unknown>(await import(path)))
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});
