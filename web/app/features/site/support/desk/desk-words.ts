import type { SilentAction, WrittenAction } from '@letfair/domain/site/support/lifecycle';

/** What happens to the ticket after an answer. */
export const writtenLabels: Readonly<Record<WrittenAction, string>> = {
  answer: 'Wait for the sender',
  update: 'Keep working on it',
  resolve: 'It is resolved',
};

/** Asked before a step of which the sender is told by mail. */
export const silentQuestions: Partial<
  Readonly<Record<SilentAction, { readonly title: string; readonly text: string }>>
> = {
  resolve: {
    title: 'Resolve without a word?',
    text: 'A mail tells the sender that the ticket is resolved. They can still reply.',
  },
  close: {
    title: 'Close the ticket?',
    text: 'A mail tells the sender that the ticket is closed. It takes no more answers until somebody reopens it.',
  },
};

export const silentLabels: Readonly<Record<SilentAction, string>> = {
  start: 'Start work',
  resolve: 'Resolve without a word',
  close: 'Close ticket',
  reopen: 'Reopen ticket',
};
