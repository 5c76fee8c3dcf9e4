import { expect, it } from 'vitest';
import { takeDownSentence, viewingsAtTakeDown } from './take-down.ts';

const at = (startsAt: string, name: string) => ({ startsAt: new Date(startsAt), name });

it('names the viewings that a home has when it is taken down', () => {
  expect(takeDownSentence('Flat by the canal')).toContain('take “Flat by the canal” off Letfair');
  expect(viewingsAtTakeDown([])).toBeNull();
  expect(viewingsAtTakeDown([at('2026-11-19T10:00:00Z', 'Hannah W.')])).toMatch(
    /^One viewing is booked: Thursday 19 November, 10am with Hannah W\. We’d keep it for 48 hours/,
  );
});

it('counts the viewings that are too many to name', () => {
  const many = Array.from({ length: 7 }, (_, index) => at(`2026-11-2${index}T10:00:00Z`, `Tenant ${index}.`));
  expect(viewingsAtTakeDown(many)).toMatch(/^7 viewings are booked: .*Tenant 4\.; 2 more\. We’d keep them/);
});
