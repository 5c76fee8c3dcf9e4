import { expect, test } from 'vitest';
import { idleHandlers } from '../../testing/idle-handlers.ts';
import { createTaskList, type JobHandlers } from './jobs.ts';

test('every job has its task', () => {
  expect(Object.keys(createTaskList(idleHandlers)).sort()).toEqual([
    'clean-up',
    'close-idle-tickets',
    'erase-accounts',
    'expire-unconfirmed-listings',
    'import-postcodes',
    'lift-measure',
    'make-export',
    'match-saved-searches',
    'place-listings',
    'reassess-listings',
    'remind-certificates',
    'send-digests',
    'send-mail',
    'send-unread-mail',
    // Former names, which an older process may still queue.
    'tell-unread',
    'tend-listings',
    'tend-tickets',
  ]);
});

test('a job without a handler stops the start', () => {
  const { 'send-mail': _, ...rest } = idleHandlers;
  expect(() => createTaskList(rest as JobHandlers)).toThrow('There is no handler for the job "send-mail".');
});
