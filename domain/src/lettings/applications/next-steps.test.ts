import { describe, expect, it, test } from 'vitest';
import type { Nation } from '../../search/places/nations.ts';
import { canTickStep, dueDateOf, nextSteps, nextStepsIn } from './next-steps.ts';

const due = (nation: Nation | null, depositPaidOn: string | null = '2026-11-16') =>
  dueDateOf('deposit-protected', { nation, acceptedOn: '2026-11-01', depositPaidOn });

describe('a deposit that was received on Monday 16 November 2026 has to be protected', () => {
  it.each<[Nation | null, string]>([
    ['england', '2026-12-16'],
    ['wales', '2026-12-16'],
    ['scotland', '2026-12-28'],
    ['northern-ireland', '2026-12-14'],
    [null, '2026-12-16'],
  ])('in %s by %s', (nation, day) => {
    expect(due(nation)).toBe(day);
  });

  it('by no day before it is paid', () => {
    expect(due('england', null)).toBeNull();
  });
});

test('counts other steps from the acceptance', () => {
  expect(dueDateOf('viewing', { nation: 'wales', acceptedOn: '2026-11-30', depositPaidOn: null })).toBe('2026-12-07');
});

test('asks for the right to rent in England, and where the border leaves the nation open', () => {
  const asked = (['england', 'wales', 'scotland', 'northern-ireland', null] as const).filter((nation) =>
    nextStepsIn(nation).includes('right-to-rent'),
  );
  expect(asked).toEqual(['england', null]);
});

test('lets only the lister say that references, checks and the deposit are done', () => {
  expect(nextSteps.filter((step) => canTickStep(step, 'tenant'))).toEqual(['viewing', 'contract']);
  expect(nextSteps.filter((step) => canTickStep(step, 'lister'))).toEqual([...nextSteps]);
});
