import { listerActions, listingGraph } from '@letfair/domain/listings/lifecycle';
import { expect, test } from 'vitest';
import { questions } from './action-question.tsx';

test('asks before every step that is final or sends mails', () => {
  expect(listerActions.filter((action) => questions[action])).toEqual(['let', 'unlet', 'withdraw']);
  for (const action of listerActions)
    if (['let', 'withdrawn'].includes(listingGraph[action].to)) expect(questions[action]).not.toBeNull();
});
