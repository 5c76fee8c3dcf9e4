import { expect, it, test } from 'vitest';
import { endsOnProblem, measureProblems, needsSecondPerson, SECOND_PERSON_HOMES } from './measures.ts';

const admins = ['one', 'two'];

it('needs a second admin for somebody with more than ten homes', () => {
  expect(needsSecondPerson({ homes: SECOND_PERSON_HOMES, actorId: 'one', activeAdminIds: admins })).toBe(false);
  expect(needsSecondPerson({ homes: SECOND_PERSON_HOMES + 1, actorId: 'one', activeAdminIds: admins })).toBe(true);
});

it('lets the only admin decide alone', () => {
  expect(needsSecondPerson({ homes: 500, actorId: 'one', activeAdminIds: ['one'] })).toBe(false);
});

test.each([
  ['limit', undefined, null],
  ['limit', '2026-11-17', null],
  ['suspend', '2027-11-17', null],
  ['limit', '2026-11-16', measureProblems.endsOn],
  ['limit', '2027-11-18', measureProblems.endsOn],
  ['warn', '2026-11-17', measureProblems.warnEnds],
] as const)('a %s that ends on %s: %s', (kind, endsOn, problem) => {
  expect(endsOnProblem(kind, endsOn, '2026-11-16', '2027-11-17')).toBe(problem);
});
