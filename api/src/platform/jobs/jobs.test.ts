import { expect, test } from 'vitest';
import { createTaskList, type JobHandlers } from './jobs.ts';

const handlers: JobHandlers = {
  'send-mail': async () => undefined,
  'tend-listings': async () => undefined,
  'match-saved-searches': async () => undefined,
  'send-digests': async () => undefined,
  'tell-unread': async () => undefined,
  'tend-tickets': async () => undefined,
  'clean-up': async () => undefined,
  'make-export': async () => undefined,
  'erase-accounts': async () => undefined,
  decoy: async () => undefined,
};

test('every job has its task', () => {
  expect(Object.keys(createTaskList(handlers)).sort()).toEqual([
    'clean-up',
    'decoy',
    'erase-accounts',
    'make-export',
    'match-saved-searches',
    'send-digests',
    'send-mail',
    'tell-unread',
    'tend-listings',
    'tend-tickets',
  ]);
});

test('a job without a handler stops the start', () => {
  const { 'send-mail': _, ...rest } = handlers;
  expect(() => createTaskList(rest as JobHandlers)).toThrow('There is no handler for the job "send-mail".');
});
