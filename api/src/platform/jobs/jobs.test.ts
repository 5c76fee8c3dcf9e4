import { expect, test } from 'vitest';
import { idleHandlers } from '../../testing/idle-handlers.ts';
import { noMeters } from '../telemetry/meters.ts';
import { createTaskList, type JobHandlers, jobNames } from './jobs.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const telemetry = { log, meters: noMeters, startTrace: null };

test('every job has its task, and so have former names, which an older process may still queue', () => {
  const former = ['tell-enquirers', 'tell-unread', 'tend-listings', 'tend-tickets'];
  expect(Object.keys(createTaskList(idleHandlers, telemetry)).sort()).toEqual([...jobNames, ...former].sort());
});

test('a job without a handler stops the start', () => {
  const { 'send-mail': _, ...rest } = idleHandlers;
  expect(() => createTaskList(rest as JobHandlers, telemetry)).toThrow('There is no handler for the job "send-mail".');
});
