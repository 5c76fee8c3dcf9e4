import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createPresenter } from './present.ts';

const home = z.object({
  title: z.string(),
  rooms: z.array(z.object({ name: z.string() })),
  owner: z.object({ name: z.string() }).nullable(),
  note: z.string().optional(),
  pets: z.boolean().default(true),
  size: z.union([z.number(), z.string()]),
  code: z.string().trim(),
});
const whole = { title: 'x', rooms: [{ name: 'a' }], owner: { name: 'b' }, note: 'c', pets: false, size: 3, code: 'd' };
const present = createPresenter(home, false);

test('what the schema does not name stays inside, however deep', () => {
  const secret = { password: 'secret' };
  const given = { ...whole, ...secret, rooms: [{ name: 'a', ...secret }], owner: { name: 'b', ...secret } };
  expect(present(given)).toEqual(whole);
});

test('what is left out stays left out, and what has a default gets it', () => {
  const { note, pets, ...rest } = { ...whole, owner: null, code: ' d ' };
  expect(present(rest)).toEqual({ ...rest, pets: true, code: 'd' });
  expect(JSON.stringify(present(rest))).not.toContain('note');
});

test('values are compared where that is asked for', () => {
  expect(present({ ...whole, title: 5 })).toMatchObject({ title: 5 });
  expect(() => createPresenter(home, true)({ ...whole, title: 5 })).toThrow();
});

test('every endpoint has a presenter', () => {
  for (const group of Object.values(contract))
    for (const { data } of Object.values(group)) expect(createPresenter(data, false)).toBeTypeOf('function');
});
