import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suspensionRefusal, suspensionSentences } from './suspension.ts';

test('allows an admin to suspend anybody else', () => {
  expect(suspensionRefusal({ actorId: 'admin', targetId: 'tenant', activeAdminIds: ['admin'] })).toBeNull();
  expect(suspensionRefusal({ actorId: 'admin', targetId: 'other', activeAdminIds: ['admin', 'other'] })).toBeNull();
});

test.each([
  [{ actorId: 'admin', targetId: 'admin', activeAdminIds: ['admin', 'other'] }, suspensionSentences.self],
  [{ actorId: 'gone', targetId: 'last', activeAdminIds: ['last'] }, suspensionSentences.lastAdmin],
  [{ actorId: 'gone', targetId: 'tenant', activeAdminIds: ['other'] }, suspensionSentences.actorSuspended],
])('%j is refused', (suspension, sentence) => {
  expect(suspensionRefusal(suspension)).toBe(sentence);
});

test('always leaves one active admin', () => {
  const person = fc.integer({ min: 0, max: 4 }).map(String);
  fc.assert(
    fc.property(fc.array(fc.tuple(person, person), { maxLength: 30 }), (attempts) => {
      let active = ['0', '1', '2', '3', '4'];
      for (const [actorId, targetId] of attempts)
        if (!suspensionRefusal({ actorId, targetId, activeAdminIds: active }))
          active = active.filter((id) => id !== targetId);
      expect(active.length).toBeGreaterThan(0);
    }),
  );
});
