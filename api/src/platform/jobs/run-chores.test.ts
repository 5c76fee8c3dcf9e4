import { expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { cleanUp } from './jobs.ts';

const db = {} as Db;

test('a chore that fails keeps no other from being done, and fails the job', async () => {
  const done: string[] = [];
  const chores = [
    () => Promise.reject(new Error('the bucket is away')),
    async () => done.push('second'),
    () => {
      throw new TypeError('a bug');
    },
    async () => done.push('fourth'),
  ];
  await expect(cleanUp(db, chores)()).rejects.toThrow('2 chores failed: the bucket is away; a bug');
  expect(done).toEqual(['second', 'fourth']);
});

test('a single error is thrown as it is', async () => {
  const failure = new Error('the bucket is away');
  await expect(cleanUp(db, [() => Promise.reject(failure)])()).rejects.toBe(failure);
  await cleanUp(db, [async () => undefined])();
});

test('the sentence about several errors quotes nothing that people typed', async () => {
  const quoting = Object.assign(new Error('invalid input syntax for type uuid: "Maya Osei"'), { code: '22P02' });
  const failing = () => Promise.reject(quoting);
  await expect(cleanUp(db, [failing, failing])()).rejects.toThrow(/^2 chores failed: [^"]*$/);
});
