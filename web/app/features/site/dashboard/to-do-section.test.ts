import { expect, test } from 'vitest';
import { toDoWords } from './to-do-section.tsx';

const thing = { id: '7', propertyId: '8', title: 'Two rooms by the canal', at: '2026-12-03T10:00:00.000Z' };

test('each thing to do says what and leads to where it is done', () => {
  expect(toDoWords({ ...thing, kind: 'expiring' })).toEqual({
    text: 'Confirm by 3 Dec 2026 that “Two rooms by the canal” is still available',
    to: '/properties/manage?listing=8&step=confirm',
  });
  expect(toDoWords({ ...thing, kind: 'rejected' }).to).toBe('/properties/manage?listing=8&step=edit');
  expect(toDoWords({ ...thing, kind: 'certificate' })).toEqual({
    text: 'Renew a certificate of “Two rooms by the canal”, valid until 3 Dec 2026',
    to: '/certificates?property=8&renew=7',
  });
  expect(toDoWords({ ...thing, kind: 'unanswered' }).to).toBe('/messages?conversation=7');
  for (const kind of ['application', 'accepted', 'deposit'] as const)
    expect(toDoWords({ ...thing, kind }).to).toBe('/applications?id=7');
});
