import type { SilentAction, WrittenAction } from '@letfair/domain/support/lifecycle';

/** What happens to the ticket after an answer. */
export const writtenLabels: Readonly<Record<WrittenAction, string>> = {
  answer: 'Wait for the sender',
  update: 'Keep working on it',
  resolve: 'It is resolved',
};

export const silentLabels: Readonly<Record<SilentAction, string>> = {
  start: 'Start work',
  resolve: 'Resolve without a word',
  close: 'Close ticket',
  reopen: 'Reopen ticket',
};
